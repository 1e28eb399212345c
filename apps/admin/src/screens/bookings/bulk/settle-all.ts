import type { DecidableBooking } from '../../../booking/decisions/booking-decisions'
import { errorReason } from '../../../platform/loading/api-errors'

export type FailedBooking = { booking: DecidableBooking; reason: string }
/** `undoUntil`: when the first of the decisions can no longer be undone. */
export type Outcome = { succeeded: DecidableBooking[]; failures: FailedBooking[]; undoUntil: number | null }

/** Sends a request for each booking in parallel; returns successes and failures with their reasons. */
export async function settleAll(
  bookings: readonly DecidableBooking[],
  send: (booking: DecidableBooking) => Promise<{ undoUntil?: number | null }>,
): Promise<Outcome> {
  const outcome: Outcome = { succeeded: [], failures: [], undoUntil: null }
  const results = await Promise.allSettled(bookings.map(send))
  for (const [index, result] of results.entries()) {
    const booking = bookings[index]
    if (!booking) continue
    if (result.status === 'fulfilled') {
      const { undoUntil } = result.value
      outcome.succeeded.push(booking)
      if (undoUntil) outcome.undoUntil = Math.min(undoUntil, outcome.undoUntil ?? undoUntil)
    } else outcome.failures.push({ booking, reason: errorReason(result.reason) })
  }
  return outcome
}
