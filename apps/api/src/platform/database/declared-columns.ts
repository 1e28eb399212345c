import type { RecordFields } from '@luzzu/domain'

/** The declared fields of a record that are columns of the same name, in the order of the declaration. */
export function declaredColumns<Declared extends RecordFields, Row extends object>(
  fields: Declared,
  row: Row,
): Pick<Row, keyof Declared & keyof Row> {
  const values = row as Readonly<Record<string, unknown>>
  const names = Object.keys(fields).filter((name) => name in row)
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<
    Row,
    keyof Declared & keyof Row
  >
}
