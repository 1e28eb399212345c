import { type CalendarDate, parseCalendarDate, parseId } from '@luzzu/domain'
import { type FiltersInUrl, useUrlFilters } from '@luzzu/page/area'
import { PATHS } from '../../booking/paths'

const VIEWS = ['all', 'pending', 'free'] as const

/** Of a day all bookings, those that are pending, or the places that are free. */
export type View = (typeof VIEWS)[number]

type DayView = {
  /** None for today. */
  date: CalendarDate | undefined
  view: View
  /** The product whose free places are shown; none for all of them. */
  productId: number | undefined
}

/** How the address holds it: `?date=2026-06-18&view=free&product=3`. */
export const DAY_VIEW: FiltersInUrl<DayView> = {
  read: (params) => ({
    date: parseCalendarDate(params.get('date') ?? ''),
    view: VIEWS.find((view) => view === params.get('view')) ?? 'all',
    productId: parseId(params.get('product') ?? ''),
  }),
  write: ({ date, view, productId }) =>
    new URLSearchParams({
      ...(date && { date }),
      ...(view !== 'all' && { view }),
      ...(productId !== undefined && { product: String(productId) }),
    }),
}

/** What the page of a day shows, which a reload and a link keep. */
export function useDayView(today: CalendarDate) {
  const { filters, narrow } = useUrlFilters(DAY_VIEW)
  return {
    ...filters,
    date: filters.date ?? today,
    narrow,
    /** The same of another day. */
    pathOf: (date: CalendarDate) => `${PATHS.today}?${DAY_VIEW.write({ ...filters, date })}`,
  }
}
