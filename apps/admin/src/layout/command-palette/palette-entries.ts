import { type CalendarDate, dayOf, formatDateWithWeekday } from '@luzzu/domain'
import type { Booking, Customer } from '@luzzu/domain/contracts'
import { CalendarCheck, CornerDownRight, ExternalLink, type LucideIcon, Plus, User } from 'lucide-react'
import { bookingsPath, customerPath, dayPath, PATHS } from '../../booking/paths'
import { rowState } from '../../platform/row-navigation/use-focused-row'
import { LAYOUT_COPY as COPY } from '../layout.copy'
import type { ScreenLink } from '../screen'

/** Something to do from anywhere. */
export type Command = { label: string; run: () => void; keys?: readonly string[] }

/** Leads to a path, or runs a command. */
export type PaletteEntry = {
  id: string
  group: string
  label: string
  detail?: string
  icon?: LucideIcon | undefined
  /** What leads there as well, pressed one after the other. */
  keys?: readonly string[]
} & ({ path: string; state?: ReturnType<typeof rowState> } | { run: () => void })

/** The screens with a title, and the website. */
function screenEntries(screens: readonly ScreenLink[]): PaletteEntry[] {
  const website: ScreenLink = { title: 'View Website', path: PATHS.website, icon: ExternalLink }
  return [...screens, website].flatMap(({ title, path, icon, shortcut }) =>
    title
      ? [
          {
            id: path,
            group: 'Go to',
            label: title,
            path,
            icon: icon ?? CornerDownRight,
            ...(shortcut && { keys: ['G', shortcut.toUpperCase()] }),
          },
        ]
      : [],
  )
}

const commandEntry = ({ label, run, keys }: Command): PaletteEntry => ({
  id: label,
  group: 'Do',
  label,
  run,
  icon: Plus,
  ...(keys && { keys }),
})

type Found = { bookings: readonly Booking[]; customers: readonly Customer[]; today: CalendarDate }
type Links = { screens: readonly ScreenLink[]; commands: readonly Command[] }

/** Matching bookings and customers, then the screens and commands whose titles match. */
export function paletteEntries(
  query: string,
  { screens, commands }: Links,
  { bookings, customers, today }: Found,
): PaletteEntry[] {
  const searchText = query.trim().toLowerCase()
  const links = [...screenEntries(screens), ...commands.map(commandEntry)].filter(({ label }) =>
    label.toLowerCase().includes(searchText),
  )
  if (searchText === '') return links
  return [
    ...bookings.map((booking) => bookingEntry(booking, today)),
    ...customers.map(customerEntry),
    ...links,
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
  const date = isToday ? COPY.today : formatDateWithWeekday(booking_date)
  return {
    id: `booking-${id}`,
    group: 'Bookings',
    icon: CalendarCheck,
    label: `${id} · ${username}`,
    detail: [product_name, date, time_range, status].join(', '),
    ...(isToday && status !== 'Cancelled'
      ? { path: dayPath(today, id) }
      : { path: bookingsPath({ id, status }), state: rowState(id) }),
  }
}

function customerEntry({ id_user_pk, username, mail }: Customer): PaletteEntry {
  return {
    id: `customer-${id_user_pk}`,
    group: 'Customers',
    icon: User,
    label: username,
    detail: mail,
    path: customerPath(id_user_pk),
  }
}
