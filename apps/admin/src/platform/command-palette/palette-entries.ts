import { formatDate } from '@luzzu/domain'
import type { Booking, Customer } from '@luzzu/domain/contracts'
import { bookingsPath, customerPath, PATHS } from '../paths'
import { GO_TO } from '../shortcuts/shortcut-list'

export type PaletteEntry = { id: string; group: string; label: string; detail?: string; path: string }

const PLACES: readonly PaletteEntry[] = [
  ...GO_TO.map(({ label, path }) => ({ label, path })),
  { label: 'Activity Types', path: PATHS.activityTypes },
  { label: 'Addons', path: PATHS.addons },
  { label: 'View Website', path: PATHS.website },
].map((place) => ({ ...place, id: place.path, group: 'Go to' }))

type Found = { bookings: readonly Booking[]; customers: readonly Customer[] }

/** What can be chosen: bookings and customers that were found, then the places whose names hold the words. */
export function paletteEntries(query: string, { bookings, customers }: Found): PaletteEntry[] {
  const wanted = query.trim().toLowerCase()
  const places = PLACES.filter(({ label }) => label.toLowerCase().includes(wanted))
  if (wanted === '') return places
  return [...bookings.map(bookingEntry), ...customers.map(customerEntry), ...places]
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

/** The place after so many steps from `from`, around the ends. */
export function wrapIndex(from: number, steps: number, count: number): number {
  return count === 0 ? 0 : (from + steps + count) % count
}
