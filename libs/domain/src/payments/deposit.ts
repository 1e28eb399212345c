import type { Cents } from '../money'
import { roundBasisPoints, toBasisPoints } from './basis-points'
import { type Share, splitByPercentages } from './split-amount'

/** A price with the share of it that is due with the booking. */
type DepositPart = { cents: Cents; percent: number }

const weightOf = ({ cents, percent }: DepositPart) => cents * toBasisPoints(percent)

/** What is due with several bookings together; rounded once, halves away from zero. */
export const depositOf = (parts: readonly DepositPart[]): Cents =>
  roundBasisPoints(parts.reduce((sum, part) => sum + BigInt(weightOf(part)), 0n))

/** What of a deposit is for which booking, leftover cents for the lowest ids; never more than its price. */
export const splitDeposit = (cents: Cents, parts: readonly (DepositPart & { id: number })[]): Share[] =>
  splitByPercentages(
    cents,
    parts.map((part) => ({ id: part.id, cents: weightOf(part) })),
  )

/** The smallest amount that Stripe charges, in cents, where it is not the usual one. */
const MINIMUM: Record<string, Cents> = {
  AED: 200,
  BGN: 100,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
}
const USUAL_MINIMUM: Cents = 50

/** Whether an amount is large enough to be paid by card. */
export const isChargeable = (cents: Cents, currency: string) => cents >= (MINIMUM[currency] ?? USUAL_MINIMUM)
