import {
  type Field,
  matchesTerms,
  type RecordFields,
  recordName,
  searchTerms,
  type Validated,
} from '@luzzu/domain'
import { readNumber } from '../form-fields/read-number'

/** The fields of a record as its form holds them: all of them texts. */
export type RecordValues<Declared> = Record<keyof Declared & string, string>

const YES = 'yes'
const NO = 'no'

export const switchValue = (isOn: boolean) => (isOn ? YES : NO)
export const isOn = (value: string) => value === YES

type Options<Declared> = {
  fields: Declared
  /** What a new record begins with, where the declaration does not tell it. */
  initial?: Partial<RecordValues<Declared>>
}

/** A record as its form holds it; without one, what a new record begins with. */
export function toRecordValues<Declared extends RecordFields>(
  { fields, initial = {} }: Options<Declared>,
  record: object | undefined,
): RecordValues<Declared> {
  const stored = record as Record<string, unknown> | undefined
  const started = initial as Partial<Record<string, string>>
  const values = Object.entries(fields).map(([name, field]) => {
    if (!stored) return [name, started[name] ?? toText(field, initialValue(field))]
    return [name, toText(field, stored[recordName(name, field)])]
  })
  return Object.fromEntries(values) as RecordValues<Declared>
}

function initialValue(field: Field): unknown {
  if (field.kind === 'count') return field.initial ?? field.default
  return field.kind === 'choice' ? field.default : undefined
}

function toText({ kind }: Field, value: unknown): string {
  if (kind === 'switch') return switchValue(value === true || value === 1)
  if (kind === 'money' && typeof value === 'number') return value.toFixed(2)
  return value === undefined || value === null ? '' : String(value)
}

/** The values of the form as the check of the record takes them. A text that is no number stays one, and is refused. */
export function readRecordValues<Declared extends RecordFields>(
  fields: Declared,
  values: RecordValues<Declared>,
): Record<keyof Declared & string, unknown> {
  const sent = Object.entries(fields).map(([name, field]) => [
    name,
    readText(field, values[name as keyof Declared & string]),
  ])
  return Object.fromEntries(sent) as Record<keyof Declared & string, unknown>
}

/** What was typed as the check of the field takes it. */
export function readText(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'period':
      return text.trim() === '' && field.nullable ? null : readNumber(text)
    case 'reference':
      return Number(text)
    case 'count':
    case 'money':
    case 'measure':
      return text.trim() === '' ? '' : readNumber(text)
    case 'switch':
      return isOn(text)
    default:
      return text
  }
}

/** How a form begins and is checked, from the declaration of its record. */
export function recordForm<Declared extends RecordFields, Value>(
  options: Options<Declared>,
  validate: (sent: Record<keyof Declared & string, unknown>) => Validated<Value>,
) {
  return {
    toFormValues: (record: object | undefined) => toRecordValues(options, record),
    check: (values: RecordValues<Declared>) => validate(readRecordValues(options.fields, values)),
  }
}

type Values = Record<string, unknown>

export type Difference = { field: string; label: string; theirs: string; mine: string }

type Compared = { labels: Record<string, string>; conflicts: readonly string[]; theirs: Values; mine: Values }

/** The labelled fields that two people have changed differently. */
export function differences({ labels, conflicts, theirs, mine }: Compared): Difference[] {
  return Object.entries(labels)
    .filter(([field]) => conflicts.includes(field))
    .map(([field, label]) => ({ field, label, theirs: String(theirs[field]), mine: String(mine[field]) }))
}

/** The rows in whose texts every word of the search is found. */
export function filterRows<Row>(
  rows: readonly Row[],
  search: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const terms = searchTerms(search)
  return terms.length === 0 ? rows : rows.filter((row) => matchesTerms(terms, textsOf(row)))
}
