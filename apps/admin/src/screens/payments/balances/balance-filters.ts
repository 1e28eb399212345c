import { addDays, type CalendarDate, MAX_LENGTH } from '@luzzu/domain'
import type { FiltersInUrl } from '@luzzu/page/area'
import { type SearchFilter, searchFilter } from '../../../platform/lists/list-filters'
import { WHEN_LABELS } from '../payments-screen.copy'

export const WHENS = Object.keys(WHEN_LABELS) as (keyof typeof WHEN_LABELS)[]
/** Of which days the bookings are. */
export type BalanceFilters = SearchFilter & { when: keyof typeof WHEN_LABELS }

const SEARCH = searchFilter(MAX_LENGTH.search)

export const BALANCE_FILTERS: FiltersInUrl<BalanceFilters> = {
  read: (params) => ({
    ...SEARCH.read(params),
    when: WHENS.find((when) => when === params.get('when')) ?? 'all',
  }),
  write: ({ search, when }) =>
    new URLSearchParams([...SEARCH.write({ search }), ...(when === 'all' ? [] : [['when', when]])]),
}

/** The days that are asked for, today being one that is coming. */
export function daysOf(
  { when }: Pick<BalanceFilters, 'when'>,
  today: CalendarDate,
): { from?: CalendarDate; to?: CalendarDate } {
  if (when === 'coming') return { from: today }
  return when === 'past' ? { to: addDays(today, -1) } : {}
}
