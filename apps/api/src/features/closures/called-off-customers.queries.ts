import { type CalendarDate, toBookingDate } from '@luzzu/domain'
import type { CalledOffCustomers } from '@luzzu/domain/contracts'
import { batchesOf } from '../../platform/database/batches'
import type { Db } from '../../platform/database/schema'
import { callOf, listCallers } from '../bookings/queries/bookings.queries'
import { contactPhone } from '../bookings/queries/contact-phone'
import { timeRangeOf } from '../time-slots/time-slots.queries'
import type { StoredCallOff } from './call-off'

/** Whom no email has told that a closure has called off their bookings; call-offs that were undone do not count. */
export async function listCalledOffCustomers(db: Db, closureId: number): Promise<CalledOffCustomers> {
  const entries = await db
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('entity', '=', 'closure')
    .where('entity_id', '=', closureId)
    .where('action', 'in', ['called-off', 'undone'])
    .orderBy('id')
    .execute()
  const callOffs: number[][] = []
  for (const { action, after } of entries) {
    // Only the last one can be undone.
    if (action === 'undone') callOffs.pop()
    else if (after !== null) {
      const { unmailed, calls = [] } = JSON.parse(after) as StoredCallOff
      callOffs.push(unmailed ?? calls)
    }
  }
  return listReachableByPhone(db, callOffs.flat())
}

/** A day of a large business; who was not called yet comes first. */
const MAX_TO_CALL = 200

/**
 * Whom no email has told that their trip from `today` on is declined or called off, and who of them were called. Who had a
 * confirmed booking cancelled has mostly asked for it.
 */
export async function listCustomersToCall(
  db: Db,
  { today, hasMailServer }: { today: CalendarDate; hasMailServer: boolean },
): Promise<CalledOffCustomers> {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('status', '=', 'Cancelled')
    .where('booking_date', '>=', today)
    .where('cancellation', 'in', ['declined', 'called-off'])
    .$if(hasMailServer, (query) => query.where('account_id', 'is', null).where('contact_mail', 'is', null))
    .orderBy((row) => row('called_at', 'is not', null))
    .orderBy('booking_date')
    .orderBy('id')
    .limit(MAX_TO_CALL)
    .execute()
  return listReachableByPhone(
    db,
    rows.map(({ id }) => id),
  )
}

/** Of these bookings, those with a phone number, the next to start first. */
async function listReachableByPhone(db: Db, ids: readonly number[]): Promise<CalledOffCustomers> {
  const found = new Map<string, CalledOffCustomers[number]>()
  for await (const batch of batchesOf(ids)) {
    const rows = await db
      .selectFrom('booking')
      .leftJoin('account', 'account.id', 'booking.account_id')
      .select((row) => [
        'booking.id',
        row.fn.coalesce('account.username', 'booking.contact_name').as('name'),
        contactPhone.as('phone'),
        'booking.product_name',
        'booking.booking_date',
        'booking.slot_name',
        'booking.starts_at',
        'booking.ends_at',
        'booking.guests',
        'booking.called_at',
        'booking.called_by',
      ])
      .where('booking.id', 'in', batch)
      .execute()
    const callers = await listCallers(db, rows)
    for (const { name, phone, starts_at, ends_at, called_at, called_by, ...booking } of rows)
      if (name !== null && phone !== null)
        found.set(`${booking.booking_date} ${starts_at} ${name} ${booking.id}`, {
          name,
          phone,
          booking: {
            ...booking,
            booking_date: toBookingDate(booking.booking_date),
            time_range: timeRangeOf({ starts_at, ends_at }),
            called: callOf({ called_at, called_by }, callers),
          },
        })
  }
  return [...found].toSorted(([one], [other]) => one.localeCompare(other)).map(([, customer]) => customer)
}
