import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { SwitchInput, SwitchLabel, SwitchState, SwitchText } from './Switch.styles'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> & {
  label: ReactNode
  description?: ReactNode
  onChange?: ((checked: boolean) => void) | undefined
  /** The words for on and off that stand at the end. */
  stateWords?: readonly [on: string, off: string] | undefined
  /** Without the box around it. */
  plain?: boolean | undefined
}

/** Turns something on or off at once, without a button to save it. */
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
