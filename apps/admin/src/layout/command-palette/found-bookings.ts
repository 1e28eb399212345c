import { type CalendarDate, dayOf } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { soonestFirst } from '../../booking/start-time'

/** What was searched for, and the day on which. */
type Search = { query: string; today: CalendarDate }

/** Up to three digits name a booking: they are part of almost every phone number and many emails. */
export function shortNumber(query: string): number | undefined {
  const [, digits] = /^#?(\d{1,3})$/.exec(query.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/**
 * The bookings found, each once, in the order in which they are looked for: the one whose id was typed, those of today
 * and to come with the next first, then past ones with the last first, and cancelled ones at the end.
 */
export function orderFound(found: readonly Booking[], { query, today }: Search): Booking[] {
  const ordered = soonestFirst([...new Map(found.map((booking) => [booking.id, booking])).values()])
  const typedId = query.trim().replace('#', '')
  const rankOf = (booking: Booking) => {
    if (String(booking.id) === typedId) return 'typed'
    if (booking.status === 'Cancelled') return 'cancelled'
    return dayOf(booking) < today ? 'past' : 'next'
  }
  const ranked = Map.groupBy(ordered, rankOf)
  const of = (rank: ReturnType<typeof rankOf>) => ranked.get(rank) ?? []
  return [...of('typed'), ...of('next'), ...of('past').toReversed(), ...of('cancelled').toReversed()]
}
