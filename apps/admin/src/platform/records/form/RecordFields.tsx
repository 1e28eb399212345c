import { type RecordFields as Declarations, namesInOrder } from '@luzzu/domain'
import { Fragment, type ReactNode } from 'react'
import { type FieldBinding, FieldControl } from './FieldControl'

/** Fields whose control is never told by the declaration. */
type SpecialNames<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends { kind: 'special' | 'switch' | 'reference' } ? Name : never
}[keyof Declared]

type RecordFieldsProps<Declared> = {
  fields: Declared
  form: { field: (name: keyof Declared & string) => FieldBinding }
} & (SpecialNames<Declared> extends never
  ? { special?: Partial<Record<keyof Declared, ReactNode>> }
  : {
      /** The controls that differ; null for a field without one. */
      special: Partial<Record<keyof Declared, ReactNode>> & Record<SpecialNames<Declared>, ReactNode>
    })

/** The controls of a record's form, in the order of its declaration. The first text gets the focus. */
export function RecordFields<Declared extends Declarations>({
  fields,
  form,
  special = {},
}: RecordFieldsProps<Declared>) {
  const controls: Partial<Record<string, ReactNode>> = special
  const names = namesInOrder(fields)
  const first = names.find((name) => fields[name]?.kind === 'text')
  return names.map((name) => {
    const field = fields[name]
    if (!field) return null
    return (
      <Fragment key={name}>
        {name in controls ? (
          controls[name]
        ) : (
          <FieldControl
            field={field}
            {...(name === first && { 'data-autofocus': true })}
            {...form.field(name)}
          />
        )}
      </Fragment>
    )
  })
}
