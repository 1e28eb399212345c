import type { DecidableBooking } from '../../../platform/booking-actions/booking-decisions'
import { errorReason } from '../../../platform/loading/api-errors'

export type Refused = { booking: DecidableBooking; reason: string }
/** `undoUntil`: when the first of the decisions can no longer be undone. */
export type Outcome = { done: DecidableBooking[]; refused: Refused[]; undoUntil: number | null }

/** Sends a request for each booking in parallel; returns successes and failures with their reasons. */
export async function settleAll(
  bookings: readonly DecidableBooking[],
  send: (id: number) => Promise<{ undoUntil?: number | null }>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [], undoUntil: null }
  const answers = await Promise.allSettled(bookings.map(({ id }) => send(id)))
  for (const [index, answer] of answers.entries()) {
    const booking = bookings[index]
    if (!booking) continue
    if (answer.status === 'fulfilled') {
      const { undoUntil } = answer.value
      outcome.done.push(booking)
      if (undoUntil) outcome.undoUntil = Math.min(undoUntil, outcome.undoUntil ?? undoUntil)
    } else outcome.refused.push({ booking, reason: errorReason(answer.reason) })
  }
  return outcome
}
