import { addDays, type CalendarDate } from '@luzzu/domain'
import type { FiltersInUrl } from '@luzzu/page/area'
import { WHEN_LABELS } from '../payments-screen.copy'

export const WHENS = Object.keys(WHEN_LABELS) as (keyof typeof WHEN_LABELS)[]
/** Of which days the bookings are. */
export type BalanceFilters = { when: keyof typeof WHEN_LABELS }

export const BALANCE_FILTERS: FiltersInUrl<BalanceFilters> = {
  read: (params) => ({ when: WHENS.find((when) => when === params.get('when')) ?? 'all' }),
  write: ({ when }) => new URLSearchParams({ ...(when !== 'all' && { when }) }),
}

/** The days that are asked for, today being one that is coming. */
export function daysOf(
  { when }: BalanceFilters,
  today: CalendarDate,
): { from?: CalendarDate; to?: CalendarDate } {
  if (when === 'coming') return { from: today }
  return when === 'past' ? { to: addDays(today, -1) } : {}
}
