import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { SwitchInput, SwitchLabel, SwitchState, SwitchText } from './Switch.styles'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> & {
  label: ReactNode
  description?: ReactNode
  onChange?: ((checked: boolean) => void) | undefined
  /** Texts for on and off, shown at the end. */
  stateWords?: readonly [on: string, off: string] | undefined
  /** Without a border. */
  plain?: boolean | undefined
}

/** Turns a setting on or off immediately. */
export function Switch({
  label,
  description,
  checked,
  defaultChecked = false,
  onChange,
  stateWords = ['Yes', 'No'],
  plain = false,
  ...rest
}: SwitchProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultChecked)
  const on = checked ?? own

  return (
    <SwitchLabel data-plain={plain || undefined} data-checked={on || undefined}>
      <SwitchInput
        {...rest}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        checked={on}
        onChange={(event) => {
          setOwn(event.target.checked)
          onChange?.(event.target.checked)
        }}
      />
      <SwitchText>
        <span id={`${id}-label`}>{label}</span>
        {description && <small id={`${id}-description`}>{description}</small>}
      </SwitchText>
      {!plain && <SwitchState aria-hidden="true">{stateWords[on ? 0 : 1]}</SwitchState>}
    </SwitchLabel>
  )
}
