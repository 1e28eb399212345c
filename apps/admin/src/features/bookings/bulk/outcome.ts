import type { Decidable } from '../../../decisions/booking-decisions'
import { reasonOf } from '../../../loading/failure'

export type Refused = { booking: Decidable; reason: string }
export type Outcome = { done: Decidable[]; refused: Refused[] }

/** Sends something for each booking at once and tells which it was done for, and why not for the others. */
export async function forEach(
  bookings: readonly Decidable[],
  send: (id: number) => Promise<unknown>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] }
  const answers = await Promise.allSettled(bookings.map(({ id }) => send(id)))
  for (const [index, answer] of answers.entries()) {
    const booking = bookings[index]
    if (!booking) continue
    if (answer.status === 'fulfilled') outcome.done.push(booking)
    else outcome.refused.push({ booking, reason: reasonOf(answer.reason) })
  }
  return outcome
}
