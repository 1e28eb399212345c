import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { token } from '../../theme/token'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> & {
  label: ReactNode
  description?: ReactNode
  onChange?: ((checked: boolean) => void) | undefined
}

/** Turns a setting on or off immediately. */
export function Switch({
  label,
  description,
  checked,
  defaultChecked = false,
  onChange,
  ...rest
}: SwitchProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultChecked)
  const on = checked ?? own

  return (
    <SwitchLabel data-checked={on || undefined}>
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
      <SwitchState aria-hidden="true">{on ? 'Yes' : 'No'}</SwitchState>
    </SwitchLabel>
  )
}

const SwitchLabel = styled.label`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-3h')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  cursor: pointer;

  &:has(:disabled) {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
`

const SwitchInput = styled.input`
  position: relative;
  flex: none;
  appearance: none;
  width: ${token('row-height')};
  height: ${token('space-5')};
  margin: 0;
  border: ${token('edge-fine')} solid ${token('control-line')};
  border-radius: ${token('radius-pill')};
  background: ${token('surface-sunken')};
  cursor: inherit;

  &::after {
    content: '';
    position: absolute;
    inset-block: ${token('edge-strong')};
    inset-inline-start: ${token('edge-strong')};
    aspect-ratio: 1;
    border-radius: ${token('radius-pill')};
    background: ${token('text-muted')};
    transition: transform ${token('motion')};
  }
  &:checked {
    border-color: ${token('accent')};
    background: ${token('accent')};
  }
  &:checked::after {
    transform: translateX(${token('space-4h')});
    background: ${token('on-accent')};
  }
  &:dir(rtl):checked::after {
    transform: translateX(calc(-1 * ${token('space-4h')}));
  }
  ${media.forced} {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;

    &::after {
      background: ButtonText;
    }
    &:checked {
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
  }
`

const SwitchText = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: 600;
  font-size: ${token('label-text')};
  line-height: 1.4;

  small {
    font-size: ${token('text-sm')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
`

const SwitchState = styled.span`
  margin-inline-start: auto;
  font-size: ${token('text-table')};
  font-weight: 600;
`
