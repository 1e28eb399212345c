import type { CalendarDate } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import { forStaff, selectBookings } from './bookings.queries'

/** The pending and confirmed bookings of a day by product and slot, with the customers' contact details. */
export async function listDayManifest(db: Db, date: CalendarDate): Promise<ManifestEntry[]> {
  const rows = await selectBookings(db)
    .select(['account.phone', 'account.mail'])
    .where('booking.booking_date', '=', date)
    .where('booking.status', 'in', ['Pending', 'Confirmed'])
    .orderBy('booking.product_name')
    .orderBy('booking.product_id')
    .orderBy('booking.slot_id')
    .orderBy('booking.id')
    .execute()
  const bookings = await forStaff(db, rows)
  return bookings.map((booking, at) => ({
    ...booking,
    phone: rows[at]?.phone ?? '',
    mail: rows[at]?.mail ?? '',
  }))
}
