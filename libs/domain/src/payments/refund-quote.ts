import type { Cents } from '../money'
import { sumBy } from '../numbers'
import { FULL_PERCENTAGE, roundBasisPoints, toBasisPoints } from './basis-points'
import { splitByPercentages } from './split-amount'

/** A booking that is to be cancelled: `paid` is what its customer has paid and not got back, `kept` what stays in any case. */
export type CancelledBooking = { id: number; total: Cents; paid: Cents; kept: Cents; percent: number }

export type QuotedBooking = { id: number; retained: Cents; refund: Cents }
/** What of the paid sum stays with the business, and what goes back. */
export type RefundQuote = { retained: Cents; refund: Cents; lines: QuotedBooking[] }

const retainedShare = (percent: number) => FULL_PERCENTAGE - toBasisPoints(percent)

/**
 * What happens to the money of bookings that are cancelled together: retained of each is what the percentage leaves of its
 * total, but never more than was paid for it; rounded once, halves away from zero.
 */
export function quoteRefund(bookings: readonly CancelledBooking[]): RefundQuote {
  const weights = bookings.map(({ id, total, paid, kept, percent }) => {
    const left = Math.max(0, paid - kept) * FULL_PERCENTAGE
    return { id, cents: Math.min(left, total * retainedShare(percent)) }
  })
  const wanted = roundBasisPoints(weights.reduce((sum, { cents }) => sum + BigInt(cents), 0n))
  const shares = splitByPercentages(wanted, weights)
  const newly = new Map(shares.map(({ id, cents }) => [id, cents]))
  const lines = bookings.map(({ id, paid, kept }) => {
    const retained = Math.min(paid, kept) + (newly.get(id) ?? 0)
    return { id, retained, refund: paid - retained }
  })
  return {
    retained: sumBy(lines, ({ retained }) => retained),
    refund: sumBy(lines, ({ refund }) => refund),
    lines,
  }
}

/** A booking that costs less from now on; `before` without what a dearer place had added and nobody has paid. */
export type PriceReduction = { before: Cents; after: Cents; paid: Cents; kept: Cents; percent: number }

/** What goes back of what was paid beyond the new price, and what is kept of it. */
export function quoteMove({ before, after, paid, kept, percent }: PriceReduction): {
  refund: Cents
  kept: Cents
} {
  const excess = Math.max(0, paid - kept - after)
  const share = roundBasisPoints(BigInt(Math.max(0, before - after)) * BigInt(retainedShare(percent)))
  const keptNow = Math.min(excess, share)
  return { refund: excess - keptNow, kept: kept + keptNow }
}

/** A moved booking: `paid` with what is about to come in, `dueAtOnce` up to which sum that was due at once before. */
type PriceChange = { before: Cents; after: Cents; paid: Cents; dueAtOnce: Cents }

/** Up to which sum payments are due at once after a move. Who has paid nothing yet pays the new price as the old one. */
export function dueAtOnceAfterMove({ before, after, paid, dueAtOnce }: PriceChange): Cents {
  const base = after > before && paid > 0 ? Math.max(dueAtOnce, paid) : dueAtOnce
  return base === 0 ? 0 : Math.max(0, base + after - before)
}
