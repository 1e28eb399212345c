import { type ClosureInput, parseDecimal, type Validated, validateClosure } from '@luzzu/domain'

/** The form's fields as typed; empty means all of it. */
export type ClosureValues = Record<keyof ClosureInput, string>

const numberOf = (text: string) => (text.trim() === '' ? null : (parseDecimal(text.trim()) ?? text))

export function emptyClosure(date: string): ClosureValues {
  return { from_date: date, to_date: date, product_id: '', slot_id: '', units: '', reason: '' }
}

/** The closure that the fields describe, or what is wrong with them. */
export function readClosure(values: ClosureValues): Validated<ClosureInput, keyof ClosureInput> {
  return validateClosure({
    ...values,
    product_id: numberOf(values.product_id),
    slot_id: numberOf(values.slot_id),
    units: numberOf(values.units),
  })
}
