import { type CalendarDate, parseCalendarDate } from '../calendar/calendar-date'
import { type FieldErrors, type Fields, type Validated, validated } from '../fields'
import { MAX_LENGTH } from '../limits'
import { type Cents, isAmount, toCents } from '../money'
import { DESK_METHODS, type DeskMethod } from '../payments/payment-amount'
import { optionalTextRule } from '../text'

/** An amount for each way in which money is taken at the desk. */
export type DeskCents = Record<DeskMethod, Cents>

/** What the expected amounts are made of. */
export type ExpectedParts = Record<'taken' | 'refunded' | 'deposits_taken' | 'deposits_returned', DeskCents>

/** What should be there at the end of a day. */
export const expectedOf = ({
  taken,
  refunded,
  deposits_taken,
  deposits_returned,
}: ExpectedParts): DeskCents =>
  deskCents((method) => taken[method] - refunded[method] + deposits_taken[method] - deposits_returned[method])

export type CashUp = {
  date: CalendarDate
  counted: DeskCents
  /** What staff saw as expected when they closed the day. */
  expected?: DeskCents
  note: string | null
}

export const CASH_UP_MESSAGES = {
  date: 'Date must be a date such as 2026-07-16',
  future: 'This day has not begun yet',
  whole: 'Counted must be an object with cash, terminal and bank',
  counted: 'Counted must be a number from 0 with at most 2 decimals',
  wholeExpected: 'Expected must be an object with cash, terminal and bank',
  expected: 'Expected must be a number with at most 2 decimals',
  closed: 'The cash-up of this day is done.',
} as const

const NOTE = optionalTextRule({ name: 'Note', max: MAX_LENGTH.note, lines: true })

/** Whether an amount can have been counted; below zero where more was paid back than taken. */
const isCounted = (value: unknown): value is number => typeof value === 'number' && isAmount(Math.abs(value))

/** Checks a cash-up, with errors at `counted/cash` and the like. */
export function validateCashUp({ date, counted, expected, note }: Fields<keyof CashUp>): Validated<CashUp> {
  const day = typeof date === 'string' ? parseCalendarDate(date) : undefined
  const amounts = readAmounts(counted)
  const shown = readAmounts(expected)
  return validated(
    {
      date: day as CalendarDate,
      counted: toDeskCents(amounts),
      ...(shown && { expected: toDeskCents(shown) }),
      note: NOTE.read(note),
    },
    {
      date: day === undefined ? CASH_UP_MESSAGES.date : undefined,
      note: NOTE.check(note),
      ...(amounts ? amountErrors('counted', amounts) : { counted: CASH_UP_MESSAGES.whole }),
      ...(shown && amountErrors('expected', shown)),
      ...(expected !== undefined && !shown && { expected: CASH_UP_MESSAGES.wholeExpected }),
    },
  )
}

function readAmounts(counted: unknown): Record<string, unknown> | undefined {
  return typeof counted === 'object' && counted !== null && !Array.isArray(counted)
    ? (counted as Record<string, unknown>)
    : undefined
}

const toDeskCents = (amounts: Record<string, unknown> | undefined) =>
  deskCents((method) => toCents(amounts?.[method] as number))

const amountErrors = (field: 'counted' | 'expected', amounts: Record<string, unknown>) =>
  errorsAt(field, (method) => !isCounted(amounts[method]))

/** Less than nothing can only have been counted where more was paid back than taken. */
export const belowZeroErrors = (counted: DeskCents, expected: DeskCents): FieldErrors =>
  errorsAt('counted', (method) => counted[method] < Math.min(0, expected[method])) as FieldErrors

const errorsAt = (field: 'counted' | 'expected', isWrong: (method: DeskMethod) => boolean) =>
  Object.fromEntries(
    DESK_METHODS.filter(isWrong).map((method) => [`${field}/${method}`, CASH_UP_MESSAGES[field]]),
  )

/** The methods of which something else is expected than before. */
export const changedMethods = (before: DeskCents, now: DeskCents): DeskMethod[] =>
  DESK_METHODS.filter((method) => before[method] !== now[method])

/** An amount for each method. */
export const deskCents = (centsOf: (method: DeskMethod) => Cents): DeskCents => ({
  cash: centsOf('cash'),
  terminal: centsOf('terminal'),
  bank: centsOf('bank'),
})

/** What was counted minus what was expected. */
export const cashDifference = (counted: DeskCents, expected: DeskCents): DeskCents =>
  deskCents((method) => counted[method] - expected[method])
