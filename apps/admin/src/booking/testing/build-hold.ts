import type { Instant } from '@luzzu/domain'
import type { Hold } from '@luzzu/domain/contracts'

/** What a reseller holds, with defaults. */
export function buildHold(fields: Partial<Hold> = {}): Hold {
  return {
    id: 41,
    booking_date: '2026-06-18 00:00:00',
    id_product_fk: 1,
    product_name: 'Traditional Luzzu',
    slot_id: 1,
    slot_name: 'Morning',
    time_range: '08:00-12:00',
    guests: 2,
    expires_at: '2026-06-18T12:30:00.000Z' as Instant,
    reseller: 'Blue Grotto Tours',
    ...fields,
  }
}
