import { type RecordFields, recordName } from '@luzzu/domain'
import { type Column, size } from '@luzzu/ui'

/** Makes columns of a record's table: their headers are the labels of its fields. */
export function recordColumns<Row extends object>(fields: RecordFields) {
  return (name: keyof Row & string, own: Partial<Column<Row>> = {}): Column<Row> => {
    const field = Object.entries(fields).find(([own, declared]) => recordName(own, declared) === name)?.[1]
    const isNumber = field?.kind === 'count' || field?.kind === 'money'
    const textOf = (row: Row) => String(row[name])
    return {
      key: name,
      header: field?.label ?? '',
      cell: (row) => (own.clip ? <span title={textOf(row)}>{textOf(row)}</span> : textOf(row)),
      ...(isNumber && ({ width: size(32), align: 'end' } as const)),
      ...own,
    }
  }
}
