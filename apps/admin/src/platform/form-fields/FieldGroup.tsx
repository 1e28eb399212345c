import { ErrorAlert } from '@luzzu/ui'
import { type ReactNode, type Ref, useId } from 'react'
import { Group } from './RowsField.styles'

type FieldGroupProps = {
  label: string
  error: string | undefined
  /** Gets the focus when the group is refused. */
  inputRef: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** Several controls that make one field. */
export function FieldGroup({ label, error, inputRef, children }: FieldGroupProps) {
  const id = useId()
  return (
    <Group ref={inputRef} tabIndex={-1} aria-describedby={error && id}>
      <legend>{label}</legend>
      <ErrorAlert id={id}>{error}</ErrorAlert>
      {children}
    </Group>
  )
}
