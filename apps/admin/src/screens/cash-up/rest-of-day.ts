import { slotOf, slotPhase, sumBy, toAmount, toCents } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'

export type RestOfDay = {
  /** Confirmed bookings whose time slot has not begun. */
  coming: number
  /** Those that are checked in and not back, also where their slot has ended. */
  out: number
  /** Those whose slot has begun, also where it has ended, and which nobody has checked in. */
  awaited: number
  /** What the confirmed bookings of the day owe, without no-shows, in currency units. */
  due: number
}

type Moment = { now: Date; timeZone: string }

/** What a day still brings; guests of resellers have paid there. */
export function restOfDay(bookings: readonly ManifestEntry[], { now, timeZone }: Moment): RestOfDay {
  const confirmed = bookings.filter(({ status }) => status === 'Confirmed')
  const expected = confirmed.filter(({ attendance }) => attendance !== 'no_show')
  const isUpcoming = (booking: ManifestEntry) => slotPhase(slotOf(booking, timeZone), now) === 'upcoming'
  return {
    coming: confirmed.filter(isUpcoming).length,
    out: confirmed.filter(({ attendance }) => attendance === 'checked_in').length,
    awaited: confirmed.filter((booking) => booking.attendance === 'none' && !isUpcoming(booking)).length,
    due: toAmount(sumBy(expected, ({ balance_due = 0 }) => toCents(balance_due))),
  }
}
