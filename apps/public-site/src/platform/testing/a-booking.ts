import type { Instant } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

/** A booking with defaults. */
export function aBooking(part: Partial<Booking> = {}): Booking {
  return {
    id: 1,
    username: 'Maria Vella',
    product_name: 'Painted Luzzu',
    booking_date: '2026-07-16 00:00:00',
    slot_name: 'Morning',
    time_range: '08:00-12:00',
    status: 'Pending',
    total_price: 120,
    id_user_fk: 2,
    id_product_fk: 1,
    slot_id: 1,
    addons: [],
    guests: null,
    created_at: '2026-07-01T10:00:00Z' as Instant,
    updated_at: '2026-07-01T10:00:00Z' as Instant,
    attendance: 'none',
    etag: '"v1"',
    ...part,
  }
}
