import { addDays, type CalendarDate } from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'

/** `Closed: Regatta`, or `Closed` without a reason; `undefined` when the slot is not closed. */
export function closedText(
  availability: Availability | undefined,
  date: string,
  slotId: number,
): string | undefined {
  const day = availability?.find((entry) => entry.date === date)
  const slot = day?.slots.find(({ slot_id }) => slot_id === slotId)
  if (slot?.status !== 'closed') return undefined
  return slot.reason ? `Closed: ${slot.reason}` : 'Closed'
}

type ClosedPeriod = { from: string; to: string; reason: string }

/** The days on which every offered slot is closed, those on end with the same reason together. */
export function closedPeriods(availability: Availability | undefined): ClosedPeriod[] {
  const periods: ClosedPeriod[] = []
  for (const { date, slots } of availability ?? []) {
    const offered = slots.filter(({ status }) => status !== 'out_of_season')
    if (offered.length === 0 || offered.some(({ status }) => status !== 'closed')) continue
    const reason = offered.find((slot) => slot.reason)?.reason ?? ''
    const last = periods.at(-1)
    if (last?.reason === reason && addDays(last.to as CalendarDate, 1) === date) last.to = date
    else periods.push({ from: date, to: date, reason })
  }
  return periods
}
