import type { Cents } from '../money'
import { hundredthsOf, roundedHundredths, WHOLE } from './percentage'
import { splitWithin, sumOf } from './split-amount'

/** A booking that is to be cancelled: `paid` is what its customer has paid and not got back, `kept` what stays in any case. */
export type CancelledBooking = { id: number; total: Cents; paid: Cents; kept: Cents; percent: number }

export type QuotedBooking = { id: number; retained: Cents; refund: Cents }
/** What of the paid sum stays with the business, and what goes back. */
export type RefundQuote = { retained: Cents; refund: Cents; lines: QuotedBooking[] }

const keptShare = (percent: number) => WHOLE - hundredthsOf(percent)

/**
 * What happens to the money of bookings that are cancelled together: retained is what the percentages leave of their
 * totals, but never more than was paid; rounded once, halves away from zero.
 */
export function quoteRefund(bookings: readonly CancelledBooking[]): RefundQuote {
  const room = new Map(bookings.map(({ id, paid, kept }) => [id, Math.max(0, paid - kept)]))
  const roomOf = (id: number) => room.get(id) ?? 0
  const weights = bookings.map(({ id, total, percent }) => ({ id, cents: total * keptShare(percent) }))
  const wanted = roundedHundredths(weights.reduce((sum, { cents }) => sum + BigInt(cents), 0n))
  const available = [...room.values()].reduce((sum, cents) => sum + cents, 0)
  const shares = splitWithin(Math.min(available, wanted), weights, roomOf)
  const newly = new Map(shares.map(({ id, cents }) => [id, cents]))
  const lines = bookings.map(({ id, paid, kept }) => {
    const retained = Math.min(paid, kept) + (newly.get(id) ?? 0)
    return { id, retained, refund: paid - retained }
  })
  return {
    retained: sumOf(lines.map(({ retained: cents }) => ({ cents }))),
    refund: sumOf(lines.map(({ refund: cents }) => ({ cents }))),
    lines,
  }
}

/** A booking that costs less from now on. */
export type CheaperBooking = { before: Cents; after: Cents; paid: Cents; kept: Cents; percent: number }

/** What goes back of what was paid beyond the new price, and what is kept of it. */
export function quoteMove({ before, after, paid, kept, percent }: CheaperBooking): {
  refund: Cents
  kept: Cents
} {
  const excess = Math.max(0, paid - kept - after)
  const share = roundedHundredths(BigInt(Math.max(0, before - after)) * BigInt(keptShare(percent)))
  const keptNow = Math.min(excess, share)
  return { refund: excess - keptNow, kept: kept + keptNow }
}
