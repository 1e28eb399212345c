import { addDays, type CalendarDate } from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import type { SlotState } from '../slots'

/** The closure of a whole day, with its reason; `undefined` where an offered slot is not closed. */
export function dayClosure(slots: readonly SlotState[] = []): { reason: string } | undefined {
  const offered = slots.filter(({ status }) => status !== 'out_of_season')
  if (offered.length === 0 || offered.some(({ status }) => status !== 'closed')) return undefined
  return { reason: offered.find((slot) => slot.reason)?.reason ?? '' }
}

type ClosedPeriod = { from: string; to: string; reason: string }

/** The days on which every offered slot is closed, those on end with the same reason together. */
export function closedPeriods(availability: Availability | undefined): ClosedPeriod[] {
  const periods: ClosedPeriod[] = []
  for (const { date, slots } of availability ?? []) {
    const closure = dayClosure(slots)
    if (!closure) continue
    const { reason } = closure
    const last = periods.at(-1)
    if (last?.reason === reason && addDays(last.to as CalendarDate, 1) === date) last.to = date
    else periods.push({ from: date, to: date, reason })
  }
  return periods
}
