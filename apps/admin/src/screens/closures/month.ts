import { type CalendarDate, daysOfMonth, monthOf, type Period, parseCalendarDate } from '@luzzu/domain'
import type { Closure } from '@luzzu/domain/contracts'
import type { FiltersInUrl } from '@luzzu/page/area'
import type { DayState } from '@luzzu/ui'
import { wholeDayClosure } from '../../booking/closures/whole-day'
import { formatCount } from '../../platform/lists/format-count'

/** The month of the address, `YYYY-MM`, or that of today. */
export function parseMonth(text: string | null, today: CalendarDate): string {
  return parseCalendarDate(`${text}-01`) && text ? text : monthOf(today)
}

/** The month that the screen shows, in its address. */
export const monthFilter = (today: CalendarDate): FiltersInUrl<{ month: string }> => ({
  read: (params) => ({ month: parseMonth(params.get('month'), today) }),
  write: ({ month }) => new URLSearchParams({ month }),
})

/** The first day of which closures are listed: later months keep what is closed before them in reach. */
export const listedFrom = (month: string, today: CalendarDate): CalendarDate =>
  daysOfMonth(month < monthOf(today) ? month : monthOf(today)).from

/** Whether one of them closes anything in a period. */
export const isClosedIn = (closures: readonly Closure[], { from, to }: Period): boolean =>
  closures.some(({ from_date, to_date }) => from_date <= to && from <= to_date)

const STATES = {
  open: { tone: 'free', text: 'Open' },
  partly: { tone: 'few', text: 'Partly' },
  closed: { tone: 'shut', text: 'Closed', disabled: false },
  past: { tone: 'closed', text: 'Past' },
} as const satisfies Record<string, DayState>

export const LEGEND = [
  { tone: 'free', text: 'Open' },
  { tone: 'few', text: 'Partly closed' },
  { tone: 'shut', text: 'Closed' },
  { text: 'Number: bookings' },
] as const

/** Closures that close something: a deleted product can no longer be booked anyway. */
export function effectiveClosures(
  closures: readonly Closure[],
  products: readonly { id: number }[] | undefined,
): Closure[] {
  return closures.filter(
    ({ product_id }) =>
      product_id === null || products === undefined || products.some(({ id }) => id === product_id),
  )
}

const booked = (count: number) => (count > 0 ? `${formatCount(count)} booked` : '')

/**
 * Whether the whole business is closed on a day, and why, or parts of it, and how many bookings a closure would find. A day
 * that has passed is not open.
 */
export function dayStateOf(
  closures: readonly Closure[],
  date: string,
  { today, bookings }: { today: CalendarDate; bookings: number },
): DayState {
  const ofDay = closures.filter(({ from_date, to_date }) => from_date <= date && date <= to_date)
  const whole = wholeDayClosure(ofDay, date)
  const isPast = date < today
  if (whole) {
    const detail = [whole.reason, isPast ? '' : booked(bookings)].filter(Boolean).join(', ')
    return { ...STATES.closed, detail: detail || undefined, disabled: isPast }
  }
  if (isPast) return STATES.past
  const state = ofDay.length > 0 ? STATES.partly : STATES.open
  return bookings > 0 ? { ...state, detail: booked(bookings), short: formatCount(bookings) } : state
}
