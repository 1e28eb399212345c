import { sumBy, toAmount, toCents } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { holdMessages as messages } from './hold.copy'

type Held = Pick<Booking, 'id' | 'status' | 'authorized'>

/** What a card waits with for the answer to a request, in currency units. */
export const amountOnHold = ({ status, authorized = 0 }: Pick<Booking, 'status' | 'authorized'>): number =>
  status === 'Pending' ? authorized : 0

export const sumOnHold = (bookings: readonly Pick<Booking, 'status' | 'authorized'>[]): number =>
  toAmount(sumBy(bookings, (booking) => toCents(amountOnHold(booking))))

/**
 * What the answer to a request moves. A card is charged once, for all that was ordered with it, so an answer alone may move
 * nothing.
 */
export function describeHold(
  decision: 'approve' | 'decline',
  { id }: Pick<Booking, 'id'>,
  { bookings, format }: { bookings: readonly Held[]; format: (amount: number) => string },
): string | undefined {
  const booking = bookings.find((one) => one.id === id)
  const own = booking ? amountOnHold(booking) : 0
  if (own === 0) return undefined
  const idsOf = (status: Booking['status']) =>
    bookings.filter((one) => one.id !== id && one.status === status).map((one) => one.id)
  const waiting = idsOf('Pending')
  const confirmed = bookings.filter((one) => one.status === 'Confirmed' && (one.authorized ?? 0) > 0)
  const chargedFor = (held: readonly Held[]) =>
    format(toAmount(sumBy(held, ({ authorized = 0 }) => toCents(authorized))))
  if (decision === 'approve')
    return waiting.length > 0
      ? messages.chargedLater(format(own), waiting)
      : messages.charged(chargedFor(booking ? [...confirmed, booking] : confirmed))
  if (waiting.length > 0) return messages.releasedLater(format(own), waiting)
  return confirmed.length > 0
    ? messages.releasedOf(
        format(own),
        chargedFor(confirmed),
        confirmed.map((one) => one.id),
      )
    : messages.released(format(own))
}
