import type { Cents, DocumentLine } from '@luzzu/domain'
import type { Tx } from '../../platform/database/schema'

/** What one booking has received or gets back, of an order; cents are positive. */
export type DocumentPart = {
  booking_id: number
  cents: Cents
  vat_percent: number | null
  /** What it is for, when it is not the booking itself: `Damage deposit`. */
  title?: string
}

/**
 * The lines of a document: what was booked, as it is called and costs now. A booking that was deleted is called as in the
 * documents of its order before.
 */
export async function linesOf(
  tx: Tx,
  parts: readonly DocumentPart[],
  credited: readonly DocumentLine[] = [],
): Promise<DocumentLine[]> {
  const ids = parts.map(({ booking_id }) => booking_id)
  const bookings = await tx
    .selectFrom('booking')
    .select(['id', 'product_name', 'booking_date', 'slot_name', 'starts_at', 'ends_at', 'total_cents'])
    .where('id', 'in', ids)
    .execute()
  const addons = await tx
    .selectFrom('booking_addon')
    .select(['booking_id', 'addon_name'])
    .where('booking_id', 'in', ids)
    .orderBy('addon_id')
    .execute()
  const bookingById = new Map(bookings.map((booking) => [booking.id, booking]))
  return parts.map(({ booking_id, cents, vat_percent, title }) => {
    const booking = bookingById.get(booking_id)
    if (!booking) {
      const line = credited.find((one) => one.booking_id === booking_id)
      if (!line) throw new Error(`Booking ${booking_id} of a document does not exist.`)
      return { ...line, cents, vat_percent }
    }
    const names = addons.filter((addon) => addon.booking_id === booking_id)
    return {
      booking_id,
      title: title ?? booking.product_name,
      details: [
        ...(title === undefined ? [] : [booking.product_name]),
        `${booking.slot_name}, ${booking.starts_at}–${booking.ends_at}`,
        ...(names.length === 0 ? [] : [names.map(({ addon_name }) => addon_name).join(', ')]),
      ],
      supplied_on: booking.booking_date,
      price: booking.total_cents,
      cents,
      vat_percent,
    }
  })
}
