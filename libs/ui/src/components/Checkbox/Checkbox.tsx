import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { token } from '../../theme/token'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { CheckInput } from './Checkbox.styles'

export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  label: ReactNode
  /** For a checkbox whose row already shows the label. */
  hideLabel?: boolean | undefined
  /** The mixed state: some, but not all, are selected. */
  indeterminate?: boolean | undefined
}

/** A checkbox, alone or in a group. Works with `checked` and `defaultChecked`. */
export function Checkbox({ label, hideLabel = false, indeterminate = false, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  // A hidden label that repeats the row must not be found by in-page search.
  const isSpoken = hideLabel && typeof label === 'string'
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])

  return (
    <CheckLabel>
      <CheckInput {...rest} ref={box} type="checkbox" aria-label={isSpoken ? label : undefined} />
      {!isSpoken && (hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>)}
    </CheckLabel>
  )
}

const CheckLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('control-height')};
  cursor: pointer;

  &:has(:disabled) {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
`
