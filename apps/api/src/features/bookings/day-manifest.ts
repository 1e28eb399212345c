import type { CalendarDate } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import { selectBookings, withAddons } from './bookings.queries'

/** Who comes on a day: its pending and confirmed bookings by product and slot, with how to reach each customer. */
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
  const bookings = await withAddons(db, rows)
  return bookings.map((booking, at) => ({
    ...booking,
    phone: rows[at]?.phone ?? '',
    mail: rows[at]?.mail ?? '',
  }))
}
