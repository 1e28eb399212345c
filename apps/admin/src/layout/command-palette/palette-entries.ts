import { formatDateWithWeekday } from '@luzzu/domain'
import type { Booking, Customer } from '@luzzu/domain/contracts'
import { CalendarCheck, CornerDownRight, ExternalLink, type LucideIcon, Plus, User } from 'lucide-react'
import { bookingsPath, customerPath, PATHS } from '../../booking/paths'
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
} & ({ path: string } | { run: () => void })

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

type Found = { bookings: readonly Booking[]; customers: readonly Customer[] }
type Links = { screens: readonly ScreenLink[]; commands: readonly Command[] }

/** Matching bookings and customers, then the screens and commands whose titles match. */
export function paletteEntries(
  query: string,
  { screens, commands }: Links,
  { bookings, customers }: Found,
): PaletteEntry[] {
  const searchText = query.trim().toLowerCase()
  const links = [...screenEntries(screens), ...commands.map(commandEntry)].filter(({ label }) =>
    label.toLowerCase().includes(searchText),
  )
  if (searchText === '') return links
  return [...bookings.map(bookingEntry), ...customers.map(customerEntry), ...links]
}

function bookingEntry({ id, username, product_name, booking_date, status }: Booking): PaletteEntry {
  return {
    id: `booking-${id}`,
    group: 'Bookings',
    icon: CalendarCheck,
    label: `${id} · ${username}`,
    detail: `${product_name}, ${formatDateWithWeekday(booking_date)}, ${status}`,
    path: bookingsPath({ id, status }),
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
