import type { Answer } from '@luzzu/api-client'
import type { DecidableBooking } from '../../../booking/decisions/booking-decisions'
import { errorReason } from '../../../platform/api-errors'

export type FailedBooking = { booking: DecidableBooking; reason: string }
/** `undoUntil`: when the first of the decisions can no longer be undone. */
export type Outcome = { succeeded: DecidableBooking[]; failures: FailedBooking[]; undoUntil: number | null }

/** Sends a request for each booking in parallel; returns successes and failures with their reasons. */
export async function settleAll(
  bookings: readonly DecidableBooking[],
  send: (booking: DecidableBooking) => Promise<Answer<{ undoUntil?: number | null }>>,
): Promise<Outcome> {
  const outcome: Outcome = { succeeded: [], failures: [], undoUntil: null }
  const answers = await Promise.all(bookings.map(async (booking) => ({ booking, ...(await send(booking)) })))
  for (const { booking, data, error } of answers) {
    if (error) outcome.failures.push({ booking, reason: errorReason(error) })
    else {
      outcome.succeeded.push(booking)
      const { undoUntil } = data
      if (undoUntil) outcome.undoUntil = Math.min(undoUntil, outcome.undoUntil ?? undoUntil)
    }
  }
  return outcome
}
