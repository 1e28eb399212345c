import { formatDateWithWeekday } from '@luzzu/domain'
import type { Booking, Customer } from '@luzzu/domain/contracts'
import { bookingsPath, customerPath, PATHS } from '../../booking/paths'
import type { ScreenLink } from '../screen'

/** Something to do from anywhere. */
export type Command = { label: string; run: () => void }

/** Leads to a path, or runs a command. */
export type PaletteEntry = { id: string; group: string; label: string; detail?: string } & (
  | { path: string }
  | { run: () => void }
)

/** The screens with a title, and the website. */
function screenEntries(screens: readonly ScreenLink[]): PaletteEntry[] {
  return [...screens, { title: 'View Website', path: PATHS.website }].flatMap(({ title, path }) =>
    title ? [{ id: path, group: 'Go to', label: title, path }] : [],
  )
}

const commandEntry = ({ label, run }: Command): PaletteEntry => ({ id: label, group: 'Do', label, run })

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
    label: `${id} · ${username}`,
    detail: `${product_name}, ${formatDateWithWeekday(booking_date)}, ${status}`,
    path: bookingsPath({ id, status }),
  }
}

function customerEntry({ id_user_pk, username, mail }: Customer): PaletteEntry {
  return {
    id: `customer-${id_user_pk}`,
    group: 'Customers',
    label: username,
    detail: mail,
    path: customerPath(id_user_pk),
  }
}
