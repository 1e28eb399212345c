import { hasStarted, slotOf, sumBy, toAmount, toCents } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'

export type RestOfDay = {
  /** Confirmed bookings whose time slot has not begun. */
  coming: number
  /** What the confirmed bookings of the day owe, in currency units. */
  due: number
}

type Moment = { now: Date; timeZone: string }

/** What a day still brings; guests of resellers have paid there. */
export function restOfDay(bookings: readonly ManifestEntry[], { now, timeZone }: Moment): RestOfDay {
  const confirmed = bookings.filter(({ status }) => status === 'Confirmed')
  return {
    coming: confirmed.filter((booking) => !hasStarted(slotOf(booking, timeZone), now)).length,
    due: toAmount(sumBy(confirmed, ({ balance_due = 0 }) => toCents(balance_due))),
  }
}
