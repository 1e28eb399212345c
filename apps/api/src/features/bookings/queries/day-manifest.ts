import type { CalendarDate } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import type { Db } from '../../../platform/database/schema'
import { type BookingWithUser, forStaff, selectBookings } from './bookings.queries'
import { contactPhone } from './contact-phone'

/** The pending and confirmed bookings of a day by product and slot, with the customers' contact details. */
export async function listDayManifest(db: Db, date: CalendarDate): Promise<ManifestEntry[]> {
  const rows = await selectWithContacts(db)
    .where('booking.booking_date', '=', date)
    .where('booking.status', 'in', ['Pending', 'Confirmed'])
    .orderBy('booking.product_name')
    .orderBy('booking.product_id')
    .orderBy('booking.slot_id')
    .orderBy('booking.id')
    .execute()
  return toManifest(db, rows)
}

/** The bookings with the given ids, the latest first, with the customers' contact details. */
export async function listManifestEntries(db: Db, ids: readonly number[]): Promise<ManifestEntry[]> {
  if (ids.length === 0) return []
  const rows = await selectWithContacts(db)
    .where('booking.id', 'in', ids)
    .orderBy('booking.id', 'desc')
    .execute()
  return toManifest(db, rows)
}

function selectWithContacts(db: Db) {
  return selectBookings(db).select((row) => [
    contactPhone.as('phone'),
    row.fn.coalesce('booking.contact_mail', 'account.mail').as('mail'),
  ])
}

type Contacts = { phone: string | null; mail: string | null }

async function toManifest(db: Db, rows: readonly (BookingWithUser & Contacts)[]): Promise<ManifestEntry[]> {
  const bookings = await forStaff(db, rows)
  return bookings.map((booking, at) => ({
    ...booking,
    username: rows[at]?.contact_name ?? booking.username,
    phone: rows[at]?.phone ?? '',
    mail: rows[at]?.mail ?? '',
  }))
}
