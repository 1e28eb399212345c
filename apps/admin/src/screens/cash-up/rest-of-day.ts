import { type SlotPhase, slotOf, slotPhase, sumBy, toAmount, toCents } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'

export type RestOfDay = {
  /** Confirmed bookings whose time slot has not begun. */
  coming: number
  /** Those in whose slot it is, and which are not back. */
  out: number
  /** What the confirmed bookings of the day owe, in currency units. */
  due: number
}

const isOver = (attendance: ManifestEntry['attendance']) =>
  attendance === 'returned' || attendance === 'no_show'

type Moment = { now: Date; timeZone: string }

/** What a day still brings; guests of resellers have paid there. */
export function restOfDay(bookings: readonly ManifestEntry[], { now, timeZone }: Moment): RestOfDay {
  const confirmed = bookings.filter(({ status }) => status === 'Confirmed')
  const inPhase = (phase: SlotPhase) =>
    confirmed.filter((booking) => slotPhase(slotOf(booking, timeZone), now) === phase)
  return {
    coming: inPhase('upcoming').length,
    out: inPhase('in_progress').filter(({ attendance }) => !isOver(attendance)).length,
    due: toAmount(sumBy(confirmed, ({ balance_due = 0 }) => toCents(balance_due))),
  }
}
