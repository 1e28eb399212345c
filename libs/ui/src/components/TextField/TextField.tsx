import type { ComponentPropsWithRef, ReactNode } from 'react'
import { InputElement, Slots } from '../Field/control.styles'
import { Field, type FieldTextProps } from '../Field/Field'

export type TextFieldProps = ComponentPropsWithRef<'input'> &
  FieldTextProps & {
    /** A decorative icon before the text. */
    icon?: ReactNode
  }

/** A single-line text input. Works with `value` and `defaultValue`. */
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
