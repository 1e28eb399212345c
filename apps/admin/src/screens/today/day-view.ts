import { type CalendarDate, MAX_COUNT, MAX_LENGTH, parseCalendarDate, parseId } from '@luzzu/domain'
import { type FiltersInUrl, useUrlFilters } from '@luzzu/page/area'
import { PATHS } from '../../booking/paths'

const VIEWS = ['all', 'pending', 'late', 'free'] as const

/** Of a day all bookings, those that are pending, or late or not checked in, or the places that are free. */
export type View = (typeof VIEWS)[number]

type DayView = {
  /** None for today. */
  date: CalendarDate | undefined
  view: View
  /** The product whose free places are shown; none for all of them. */
  productId: number | undefined
  /** How many guests ask for free places; none where it does not matter. */
  guests: number | undefined
  search: string
  /** Which sections staff have opened or folded themselves. */
  opened: readonly string[]
  folded: readonly string[]
}

/** The section of who is still out; the others are called by the ids of their slots. */
export const AWAITED = 'awaited'

const readSections = (text: string | null) =>
  (text ?? '').split('.').filter((key) => key === AWAITED || parseId(key) !== undefined)

/** No craft takes more. */
function readGuests(text: string): number | undefined {
  const guests = parseId(text)
  return guests !== undefined && guests <= MAX_COUNT ? guests : undefined
}

/** How the address holds it: `?date=2026-06-18&view=free&product=3&guests=4`, `?q=vella&opened=2.awaited`. */
export const DAY_VIEW: FiltersInUrl<DayView> = {
  read: (params) => ({
    date: parseCalendarDate(params.get('date') ?? ''),
    view: VIEWS.find((view) => view === params.get('view')) ?? 'all',
    productId: parseId(params.get('product') ?? ''),
    guests: readGuests(params.get('guests') ?? ''),
    search: (params.get('q') ?? '').slice(0, MAX_LENGTH.search),
    opened: readSections(params.get('opened')),
    folded: readSections(params.get('folded')),
  }),
  write: ({ date, view, productId, guests, search, opened, folded }) =>
    new URLSearchParams({
      ...(date && { date }),
      ...(view !== 'all' && { view }),
      ...(productId !== undefined && { product: String(productId) }),
      ...(guests !== undefined && { guests: String(guests) }),
      ...(search && { q: search }),
      ...(opened.length > 0 && { opened: opened.join('.') }),
      ...(folded.length > 0 && { folded: folded.join('.') }),
    }),
}

/** What the page of a day shows, which a reload and a link keep. */
export function useDayView(today: CalendarDate) {
  const inUrl = useUrlFilters(DAY_VIEW)
  const { filters, narrow } = inUrl
  /** Today without its date, so that the page goes on to the new day at midnight. */
  const onDay = (date: CalendarDate) => ({ ...UNFOLDED, date: date === today ? undefined : date })
  return {
    ...filters,
    date: filters.date ?? today,
    narrow,
    openDay: (date: CalendarDate) => narrow(onDay(date)),
    /** The same of another day. */
    pathOf: (date: CalendarDate) => `${PATHS.today}?${DAY_VIEW.write({ ...filters, ...onDay(date) })}`,
    /** Who is late or not checked in. */
    latePath: `${PATHS.today}?${DAY_VIEW.write({ ...filters, search: '', view: 'late' })}`,
    inUrl,
  }
}

/** The slots of another day are others. */
const UNFOLDED = { opened: [], folded: [] }

/** The filters of the list of bookings, as they are in the address. */
export type ListView = ReturnType<typeof useDayView>['inUrl']

/** Which sections were opened and folded, once one of them is. */
export function foldSection(
  { opened, folded }: Pick<DayView, 'opened' | 'folded'>,
  key: string,
  isOpen: boolean,
): Pick<DayView, 'opened' | 'folded'> {
  const others = (keys: readonly string[]) => keys.filter((other) => other !== key)
  return isOpen
    ? { opened: [...others(opened), key], folded: others(folded) }
    : { opened: others(opened), folded: [...others(folded), key] }
}
