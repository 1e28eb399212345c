import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { token } from '../../theme/token'
import { controlStyles } from '../Field/control.styles'
import { Field, type FieldTextProps } from '../Field/Field'

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldTextProps

/** A multi-line text input, vertically resizable. */
export function TextArea({ label, hideLabel, hint, error, optional, id, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id }} describedBy={rest['aria-describedby']}>
      {(control) => <TextAreaElement {...rest} {...control} rows={rows} />}
    </Field>
  )
}

const TextAreaElement = styled.textarea`
  ${controlStyles}
  height: auto;
  min-height: ${token('space-9')};
  padding-block: ${token('space-2')};
  line-height: 1.5;
  resize: vertical;
`
