import type { Rule } from '../fields'

type Described = {
  /** Names the field in forms, tables and conflicts; in sentence case in messages and in the activity log. */
  label: string
  /** Its name in the activity log, where that is not the label. */
  logLabel?: string
  /** What visitors read beside its value; fields without one are not listed. */
  term?: string
  /** Explains it in forms. */
  hint?: string
  /** Explains it in the API's document. */
  description?: string
  /** The field that it stands before in forms, where it is not checked in the order of the form. */
  before?: string
  /** A value for documentation and tests. */
  example: unknown
}

/** A required text of one line; with `lines` it may be pasted with line breaks. */
export type TextField = Described & { kind: 'text'; required: string; max: number; lines?: true }
/** A required text of several lines, shown with `rows` of them. */
export type LongTextField = Described & { kind: 'long-text'; required: string; max: number; rows?: number }
/** A whole number. One without `required` has a default. */
export type CountField = Described & {
  kind: 'count'
  min: number
  max: number
  required?: string
  /** What a new record has where nothing is sent. */
  default?: number
  /** What the form of a new record begins with, where that is not the default. */
  initial?: number
  invalid: string
}
/** An amount in currency units; without `required` it may be missing. */
export type MoneyField = Described & { kind: 'money'; required?: string; invalid: string }
/** A number with a unit that may be missing; zero is as good as none. */
export type MeasureField = Described & {
  kind: 'measure'
  unit: string
  max: number
  step: 'any' | 0.1
  invalid: string
}
/** A whole number of days, hours or minutes; where it is `nullable`, null stands for none. */
export type PeriodField = Described & {
  kind: 'period'
  unit: 'days' | 'hours' | 'minutes'
  min: number
  max: number
  nullable?: true
}
/** One of several texts; the default where none is sent. */
export type ChoiceField = Described & {
  kind: 'choice'
  options: readonly string[]
  default: string
  invalid: string
}
/** Yes or no, no by default. With `numbers`, `1` and `0` are understood as well. */
export type SwitchField = Described & { kind: 'switch'; numbers?: true; invalid: string }
/** The id of another record, which records call `recordKey`. */
export type ReferenceField = Described & { kind: 'reference'; recordKey: string; required: string }
/** A field with a rule of its own. */
export type SpecialField = Described & { kind: 'special'; rule: Rule<unknown> }

/** A field of a record, declared once. */
export type Field =
  | TextField
  | LongTextField
  | CountField
  | MoneyField
  | MeasureField
  | PeriodField
  | ChoiceField
  | SwitchField
  | ReferenceField
  | SpecialField

/** The fields of a kind of record, in the order in which they are checked. */
export type RecordFields = Readonly<Record<string, Field>>

/** The checked value of a field. */
export type ValueOf<Declared> = Declared extends { kind: 'special'; rule: Rule<infer Value> }
  ? Value
  : Declared extends { kind: 'text' | 'long-text' }
    ? string
    : Declared extends { kind: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : Declared extends { kind: 'switch' }
        ? boolean
        : Declared extends { kind: 'measure' }
          ? number | null
          : Declared extends { kind: 'money' }
            ? Declared extends { required: string }
              ? number
              : number | null
            : Declared extends { kind: 'period'; nullable: true }
              ? number | null
              : number

/** The checked values of a record. */
export type ValuesOf<Declared> = { -readonly [Name in keyof Declared]: ValueOf<Declared[Name]> }

/** The names of the fields that are told to visitors. */
export type TermName<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends { term: string } ? Name : never
}[keyof Declared]

/** What visitors read about a record. */
export type Term<Name> = { name: Name; term: string; detail: string }

/** The fields with a term, in the order of the declaration; measures only where they are set. */
export function termsOf<Declared extends RecordFields>(
  fields: Declared,
  record: Readonly<Record<TermName<Declared>, string | number | null>>,
): Term<TermName<Declared>>[] {
  const values = record as Readonly<Record<string, string | number | null>>
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (field.term === undefined || !value) return []
    const told = typeof value === 'number' ? value.toLocaleString('en-US') : value
    const detail = field.kind === 'measure' ? `${told} ${field.unit}` : told
    return [{ name: name as TermName<Declared> & string, term: field.term, detail }]
  })
}

/** What records call a field: a reference may have another name in requests. */
export const recordName = (name: string, field: Field) =>
  field.kind === 'reference' ? field.recordKey : name

/** The names of the fields in the order of forms and comparisons. */
export function namesInOrder<Declared extends RecordFields>(fields: Declared): (keyof Declared & string)[] {
  const names: string[] = []
  for (const [name, field] of Object.entries(fields)) if (!field.before) names.push(name)
  for (const [name, field] of Object.entries(fields))
    if (field.before) names.splice(names.indexOf(field.before), 0, name)
  return names
}

/** `Max Persons` as messages and the activity log write it: `Max persons`. */
export const sentenceCase = (label: string) => label.charAt(0) + label.slice(1).toLowerCase()

/** What a field is called, with the unit of a period. */
export const labelOf = (field: Field) =>
  field.kind === 'period' ? `${field.label} (${field.unit})` : field.label

/** What the fields are called, in the order of forms. */
export function labelsOf<Declared extends RecordFields>(
  fields: Declared,
): Record<keyof Declared & string, string> {
  const labels = namesInOrder(fields).flatMap((name) => {
    const field = fields[name]
    return field ? [[name, labelOf(field)]] : []
  })
  return Object.fromEntries(labels) as Record<keyof Declared & string, string>
}

/** What the activity log calls the fields. */
export function logLabelsOf(fields: RecordFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      recordName(name, field),
      field.logLabel ?? sentenceCase(labelOf(field)),
    ]),
  )
}
