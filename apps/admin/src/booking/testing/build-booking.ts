import type { Instant } from '@luzzu/domain'
import type { Booking, ManifestEntry } from '@luzzu/domain/contracts'

/** A booking with defaults. */
export function buildBooking(fields: Partial<Booking> = {}): Booking {
  return {
    id: 1,
    username: 'Chiara Ricci',
    product_name: 'Traditional Luzzu',
    booking_date: '2026-06-18 00:00:00',
    slot_name: 'Morning',
    time_range: '08:00-12:00',
    status: 'Pending',
    total_price: 110,
    id_user_fk: 2,
    id_product_fk: 1,
    slot_id: 1,
    addons: [],
    guests: null,
    created_at: '2026-06-17T16:03:00.000Z' as Instant,
    updated_at: '2026-06-17T16:03:00.000Z' as Instant,
    attendance: 'none',
    etag: '"v1"',
    ...fields,
  }
}

/** The same booking as a manifest entry. */
export function buildManifestEntry(fields: Partial<ManifestEntry> = {}): ManifestEntry {
  return { ...buildBooking(fields), phone: '+39055555142', mail: 'chiara.ricci@example.com', ...fields }
}
