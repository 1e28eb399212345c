import { type SlotPhase, slotOf, slotPhase, sumBy, toAmount, toCents } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'

export type RestOfDay = {
  /** Confirmed bookings whose time slot has not begun. */
  coming: number
  /** Those that are checked in and not back, also where their slot has ended. */
  out: number
  /** Those in whose slot it is, and which nobody has checked in. */
  awaited: number
  /** What the confirmed bookings of the day owe, in currency units. */
  due: number
}

type Moment = { now: Date; timeZone: string }

/** What a day still brings; guests of resellers have paid there. */
export function restOfDay(bookings: readonly ManifestEntry[], { now, timeZone }: Moment): RestOfDay {
  const confirmed = bookings.filter(({ status }) => status === 'Confirmed')
  const inPhase = (phase: SlotPhase) =>
    confirmed.filter((booking) => slotPhase(slotOf(booking, timeZone), now) === phase)
  return {
    coming: inPhase('upcoming').length,
    out: confirmed.filter(({ attendance }) => attendance === 'checked_in').length,
    awaited: inPhase('in_progress').filter(({ attendance }) => attendance === 'none').length,
    due: toAmount(sumBy(confirmed, ({ balance_due = 0 }) => toCents(balance_due))),
  }
}
