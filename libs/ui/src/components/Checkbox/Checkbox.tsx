import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { CheckInput, CheckLabel } from './Checkbox.styles'

export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  label: ReactNode
  /** For a box whose row already says what it selects. */
  hideLabel?: boolean | undefined
  /** Some, but not all, of what the box stands for. */
  indeterminate?: boolean | undefined
}

/** Yes or no, alone or as one of several. Works with `checked` and with `defaultChecked`. */
export function Checkbox({ label, hideLabel = false, indeterminate = false, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  // Words that only repeat what the row shows are not found there a second time.
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
