import {
  type Fields,
  type Rule,
  type Rules,
  type Validated,
  validateFields,
  validateSentFields,
} from '../fields'
import { isAmount } from '../money'
import { isId, isWholeBetween } from '../numbers'
import { textRule } from '../text'
import { type Field, type RecordFields, sentenceCase, type ValuesOf } from './field'

type Sent<Declared> = Fields<keyof Declared & string>
type Checked<Declared> = Validated<ValuesOf<Declared>, keyof Declared & string>
type CheckedChange<Declared> = Validated<Partial<ValuesOf<Declared>>, keyof Declared & string>

/** Checks every field of a record; a missing one fails where it is required. */
export function validateRecord<Declared extends RecordFields>(
  fields: Declared,
  sent: Sent<Declared>,
): Checked<Declared> {
  return validateFields<ValuesOf<Declared>>(rulesOf(fields), sent)
}

/** Checks only the submitted fields of a record; defaults are for new ones. */
export function validateRecordChange<Declared extends RecordFields>(
  fields: Declared,
  sent: Sent<Declared>,
): CheckedChange<Declared> {
  return validateSentFields<ValuesOf<Declared>>(rulesOf(fields, { isNew: false }), sent)
}

function rulesOf<Declared extends RecordFields>(
  fields: Declared,
  { isNew } = { isNew: true },
): Rules<ValuesOf<Declared>> {
  const rules = Object.entries(fields).map(([name, field]) => [name, ruleOf(field, isNew)])
  return Object.fromEntries(rules) as Rules<ValuesOf<Declared>>
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function ruleOf(field: Field, isNew: boolean): Rule<unknown> {
  switch (field.kind) {
    case 'text':
    case 'long-text': {
      const { required, label, max, kind } = field
      const lines = kind === 'long-text' || field.lines === true
      return textRule({ required, name: sentenceCase(label), max, lines })
    }
    case 'count': {
      const { min, max, invalid } = field
      const required = field.required ?? (isNew ? undefined : invalid)
      return numberRule({ ...field, required }, (value) => isWholeBetween(value, min, max))
    }
    case 'money':
      return numberRule(field, isAmount)
    case 'measure': {
      const { check } = numberRule(field, (value) => isMeasure(value, field))
      return { check, read: (value) => (typeof value === 'number' && value > 0 ? value : null) }
    }
    case 'period': {
      const { label, unit, min, max, nullable } = field
      const isNone = (value: unknown) => nullable === true && (value === undefined || value === null)
      return {
        check: (value) =>
          isNone(value) || isWholeBetween(value, min, max)
            ? undefined
            : `${label} must be a whole number of ${unit} from ${min} to ${max}`,
        read: (value) => (isNone(value) ? null : Number(value)),
      }
    }
    case 'choice': {
      const isOption = (value: unknown) => field.options.some((option) => option === value)
      return {
        check: (value) => ((isNew && isBlank(value)) || isOption(value) ? undefined : field.invalid),
        read: (value) => (isOption(value) ? value : field.default),
      }
    }
    case 'switch': {
      const known: readonly unknown[] = field.numbers ? [true, false, 1, 0] : [true, false]
      return {
        check: (value) => (value === undefined || known.includes(value) ? undefined : field.invalid),
        read: (value) => value === true || value === 1,
      }
    }
    case 'reference':
      return { check: (value) => (isId(value) ? undefined : field.required), read: Number }
    case 'special':
      return field.rule
  }
}

type NumberField = { required?: string | undefined; default?: number; invalid: string }

function numberRule(field: NumberField, isValid: (value: unknown) => boolean): Rule<number | null> {
  return {
    check(value) {
      if (isBlank(value)) return field.required
      return isValid(value) ? undefined : field.invalid
    },
    read: (value) => (typeof value === 'number' ? value : (field.default ?? null)),
  }
}

const TENTHS = /^\d+(\.\d)?$/

function isMeasure(value: unknown, { step, max }: { step: 'any' | 0.1; max: number }): boolean {
  if (typeof value !== 'number' || !(value >= 0 && value <= max)) return false
  return step === 'any' || TENTHS.test(String(value))
}
