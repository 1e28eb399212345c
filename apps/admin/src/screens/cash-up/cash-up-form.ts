import {
  belowZeroErrors,
  CASH_UP_MESSAGES,
  type CalendarDate,
  type Cents,
  DESK_METHODS,
  type DeskCents,
  type DeskMethod,
  deskCents,
  type FieldErrors,
  parseDecimal,
  toAmount,
  toCents,
  type Validated,
  validateCashUp,
} from '@luzzu/domain'
import type { CashUpRecord } from '@luzzu/domain/contracts'

/** As typed, named as the server names them in its errors. */
export type CashUpValues = Record<`counted/${DeskMethod}`, string> & { note: string }

export type DayToClose = { date: CalendarDate; counted: Record<DeskMethod, number>; note: string | null }

export const expectedCents = ({ expected }: Pick<CashUpRecord, 'expected'>): DeskCents =>
  deskCents((method) => toCents(expected[method]))

/** Nothing is counted yet; where nothing is expected, nothing is filled in. */
export function toCashUpValues({ expected }: Pick<CashUpRecord, 'expected'>): CashUpValues {
  const textOf = (method: DeskMethod) => (expected[method] === 0 ? '0.00' : '')
  return {
    'counted/cash': textOf('cash'),
    'counted/terminal': textOf('terminal'),
    'counted/bank': textOf('bank'),
    note: '',
  }
}

export function validateCashUpForm(
  date: CalendarDate,
  values: CashUpValues,
  expected: DeskCents,
): Validated<DayToClose> {
  const typed = DESK_METHODS.map((method) => [method, parseDecimal(values[`counted/${method}`].trim())])
  const missing = typed.filter(([, amount]) => amount === undefined)
  const errors: FieldErrors = Object.fromEntries(
    missing.map(([method]) => [`counted/${method}`, CASH_UP_MESSAGES.counted]),
  )
  const checked = validateCashUp({ date, counted: Object.fromEntries(typed), note: values.note })
  if (!checked.ok) return { ok: false, errors: { ...checked.errors, ...errors } }
  const { counted, note } = checked.value
  const belowZero = belowZeroErrors(counted, expected)
  if (Object.keys(belowZero).length > 0) return { ok: false, errors: belowZero }
  const amounts = deskCents((method) => toAmount(counted[method])) as Record<DeskMethod, number>
  return { ok: true, value: { date, counted: amounts, note } }
}

/** What was counted minus what was expected; `undefined` while it cannot be told. */
export function differenceOf(
  method: DeskMethod,
  values: CashUpValues,
  expected: DeskCents,
): Cents | undefined {
  const amount = parseDecimal(values[`counted/${method}`].trim())
  if (amount === undefined) return undefined
  const counted = { ...expected, [method]: toCents(amount) }
  return belowZeroErrors(counted, expected)[`counted/${method}`]
    ? undefined
    : counted[method] - expected[method]
}
