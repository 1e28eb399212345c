import {
  addDays,
  type CalendarDate,
  dayOf,
  formatDateShort,
  groupPhone,
  matchesTerms,
  searchTerms,
} from '@luzzu/domain'
import type { Booking, Customer } from '@luzzu/domain/contracts'
import {
  Anchor,
  CalendarCheck,
  CalendarDays,
  CornerDownRight,
  ExternalLink,
  Printer,
  Search,
  User,
} from 'lucide-react'
import {
  bookingsPath,
  customerPath,
  customersPath,
  dayPath,
  freePlacesPath,
  PATHS,
} from '../../booking/paths'
import { PRINT_ON_ARRIVAL } from '../../platform/print-on-arrival'
import { rowState } from '../../platform/row-navigation/use-focused-row'
import { LAYOUT_COPY as COPY, layoutMessages } from '../layout.copy'
import type { ScreenLink } from '../screen'
import { type DayCommand, dayEntries } from './day-entries'
import type { PaletteEntry } from './palette-entry'
import { type DatedQuery, datedQuery } from './typed-date'

/** Something to do from anywhere. */
export type Command = Pick<
  Extract<PaletteEntry, { run: unknown }>,
  'label' | 'keywords' | 'icon' | 'keys' | 'run'
>

/** The screens with a title, the next day, what is free today, and the website. */
function screenEntries(screens: readonly ScreenLink[], today: CalendarDate): PaletteEntry[] {
  const tomorrow: ScreenLink = { title: COPY.tomorrow, path: dayPath(addDays(today, 1)), icon: CalendarDays }
  const website: ScreenLink = { title: COPY.viewWebsite, path: PATHS.website, icon: ExternalLink }
  const freePlaces: ScreenLink = { title: COPY.freePlaces, path: freePlacesPath(today), icon: Anchor }
  return [...screens, tomorrow, freePlaces, website].flatMap(({ title, keywords, path, icon, shortcut }) =>
    title
      ? [
          {
            id: path,
            group: COPY.goTo,
            label: title,
            path,
            icon: icon ?? CornerDownRight,
            ...(keywords && { keywords }),
            ...(shortcut && { keys: ['G', shortcut.toUpperCase()] }),
          },
        ]
      : [],
  )
}

const commandEntry = (command: Command): PaletteEntry => ({
  ...command,
  id: command.label,
  group: COPY.do,
})

const PRINT_TODAY: PaletteEntry = {
  id: COPY.printToday,
  group: COPY.do,
  label: COPY.printToday,
  path: PATHS.today,
  state: PRINT_ON_ARRIVAL,
  icon: Printer,
}

type Found = {
  bookings: readonly Booking[]
  customers: readonly Customer[]
  today: CalendarDate
  /** Whether there are more of them. */
  hasMore?: { bookings: boolean; customers: boolean }
}
type Links = {
  screens: readonly ScreenLink[]
  /** The first things that can be done, and after all else those that are seldom needed. */
  commands: readonly Command[]
  dayCommands?: readonly DayCommand[]
  settings?: readonly Command[]
}

/** Without a query what can be done and all screens; else what the day that was typed offers, then what matches. */
export function paletteEntries(
  query: string,
  { screens, commands, dayCommands = [], settings = [] }: Links,
  { bookings, customers, today, hasMore }: Found,
): PaletteEntry[] {
  const terms = searchTerms(query)
  const actions = [...commands.map(commandEntry), PRINT_TODAY]
  const pages = screenEntries(screens, today)
  if (terms.length === 0) return [...actions, ...pages, ...settings.map(commandEntry)]
  const dated = datedQuery(query, today)
  const ofDay = dayEntries(query, dated, { today, commands: dayCommands })
  const links = [...pages, ...actions, ...settings.map(commandEntry)].filter(
    ({ id, label, keywords = '' }) =>
      matchesTerms(terms, [label, keywords]) && !ofDay.some((entry) => entry.id === id),
  )
  const isToday = dated.date === today
  return [
    // Today is a screen of its own.
    ...(isToday ? links : []),
    ...ofDay,
    ...bookings.map((booking) => bookingEntry(booking, today)),
    ...(hasMore?.bookings ? [allBookingsEntry(query.trim(), dated)] : []),
    ...customers.map(customerEntry),
    ...(hasMore?.customers ? [allCustomersEntry(query.trim())] : []),
    ...(isToday ? [] : links),
  ]
}

/** The entry that Enter opens: the first, also when better ones come later, until another is gone to. */
export function highlightedEntry(entries: readonly PaletteEntry[], goneTo: string | undefined): string {
  return (entries.find(({ id }) => id === goneTo) ?? entries[0])?.id ?? ''
}

/** What happens today is done on the page of the day, which lists no cancelled bookings; others are a row of the list. */
function bookingEntry(booking: Booking, today: CalendarDate): PaletteEntry {
  const { id, username, product_name, booking_date, time_range, status } = booking
  const isToday = dayOf(booking) === today
  const date = isToday ? COPY.today : formatDateShort(booking_date, today)
  return {
    id: `booking-${id}`,
    group: 'Bookings',
    icon: CalendarCheck,
    label: `${id} · ${username}`,
    // What is too long for a phone ends with the product.
    detail: [date, time_range, status, product_name].join(', '),
    ...(isToday && status !== 'Cancelled'
      ? { path: dayPath(today, id) }
      : { path: bookingsPath({ id, status }), state: rowState(id) }),
  }
}

/** A name beside a day is searched for on that day. */
const allBookingsEntry = (query: string, { date, others }: DatedQuery): PaletteEntry => ({
  id: 'all-bookings',
  group: 'Bookings',
  icon: Search,
  label: layoutMessages.allBookings(query),
  path: bookingsPath(date && others ? { query: others, date, status: 'All' } : { query, status: 'All' }),
})

const allCustomersEntry = (query: string): PaletteEntry => ({
  id: 'all-customers',
  group: 'Customers',
  icon: Search,
  label: layoutMessages.allCustomers(query),
  path: customersPath(query),
})

function customerEntry({ id_user_pk, username, phone, mail }: Customer): PaletteEntry {
  return {
    id: `customer-${id_user_pk}`,
    group: 'Customers',
    icon: User,
    label: username,
    detail: [phone && groupPhone(phone).join(' '), mail].filter(Boolean).join(', '),
    path: customerPath(id_user_pk),
  }
}
