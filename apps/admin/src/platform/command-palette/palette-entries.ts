import { formatDate } from '@luzzu/domain'
import type { Booking, Customer } from '@luzzu/domain/contracts'
import { bookingsPath, customerPath, PATHS } from '../paths'
import type { ScreenLink } from '../screen'

export type PaletteEntry = { id: string; group: string; label: string; detail?: string; path: string }

/** The screens with a title, and the website. */
function screenEntries(screens: readonly ScreenLink[]): PaletteEntry[] {
  return [...screens, { title: 'View Website', path: PATHS.website }].flatMap(({ title, path }) =>
    title ? [{ id: path, group: 'Go to', label: title, path }] : [],
  )
}

type Found = { bookings: readonly Booking[]; customers: readonly Customer[] }

/** Matching bookings and customers, then the screens whose titles match. */
export function paletteEntries(
  query: string,
  screens: readonly ScreenLink[],
  { bookings, customers }: Found,
): PaletteEntry[] {
  const searchText = query.trim().toLowerCase()
  const links = screenEntries(screens).filter(({ label }) => label.toLowerCase().includes(searchText))
  if (searchText === '') return links
  return [...bookings.map(bookingEntry), ...customers.map(customerEntry), ...links]
}

function bookingEntry({ id, username, product_name, booking_date, status }: Booking): PaletteEntry {
  return {
    id: `booking-${id}`,
    group: 'Bookings',
    label: `${id} · ${username}`,
    detail: `${product_name}, ${formatDate(booking_date)}, ${status}`,
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
