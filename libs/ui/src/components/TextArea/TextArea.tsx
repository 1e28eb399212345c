import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTextProps } from '../Field/Field'
import { TextAreaElement } from './TextArea.styles'

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldTextProps

/** A multi-line text input, vertically resizable. */
export function TextArea({ label, hideLabel, hint, error, optional, id, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id }} describedBy={rest['aria-describedby']}>
      {(control) => <TextAreaElement {...rest} {...control} rows={rows} />}
    </Field>
  )
}
