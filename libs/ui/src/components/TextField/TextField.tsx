import type { ComponentPropsWithRef, ReactNode } from 'react'
import { InputElement, Slots } from '../Field/control.styles'
import { Field, type FieldTextProps } from '../Field/Field'

export type TextFieldProps = ComponentPropsWithRef<'input'> &
  FieldTextProps & {
    /** Stands before the text; decoration only. */
    icon?: ReactNode
  }

/** One line of text. Works with `value` and with `defaultValue`. */
export function TextField({ label, hideLabel, hint, error, optional, icon, id, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id }} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Slots>
          {icon && (
            <span data-slot="start" aria-hidden="true">
              {icon}
            </span>
          )}
          <InputElement {...rest} {...control} />
        </Slots>
      )}
    </Field>
  )
}
