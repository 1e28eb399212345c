import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Slots } from '../Field/control.styles'
import { Field, type FieldTextProps } from '../Field/Field'
import { SelectElement } from './Select.styles'

export type SelectProps = ComponentPropsWithRef<'select'> & FieldTextProps

/** A native select for short lists. Its children are `option` elements. */
export function Select({ label, hideLabel, hint, error, optional, id, children, ...rest }: SelectProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id }} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Slots>
          <SelectElement {...rest} {...control}>
            {children}
          </SelectElement>
          <span data-slot="end" aria-hidden="true">
            <ChevronDown />
          </span>
        </Slots>
      )}
    </Field>
  )
}
