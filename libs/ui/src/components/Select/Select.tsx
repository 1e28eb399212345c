import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { token } from '../../theme/token'
import { controlStyles, Slots } from '../Field/control.styles'
import { Field, type FieldTextProps } from '../Field/Field'

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

const SelectElement = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: calc(${token('icon')} + ${token('space-4')});
  text-overflow: ellipsis;
  cursor: pointer;
`
