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
  /** The controls that need a row of their own, where the form is a grid. */
  wide?: readonly (keyof Declared)[]
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
  wide,
  special = {},
}: RecordFieldsProps<Declared>) {
  const controls: Partial<Record<string, ReactNode>> = special
  const names = namesInOrder(fields)
  const first = names.find((name) => fields[name]?.kind === 'text')

  function controlOf(name: keyof Declared & string): ReactNode {
    const field = fields[name]
    if (!field || name in controls) return controls[name]
    const focus = name === first && { 'data-autofocus': true }
    return <FieldControl field={field} {...focus} {...form.field(name)} />
  }

  return names.map((name) =>
    wide?.includes(name) ? (
      <div key={name} data-wide>
        {controlOf(name)}
      </div>
    ) : (
      <Fragment key={name}>{controlOf(name)}</Fragment>
    ),
  )
}
