import type { Instant } from '@luzzu/domain'
import type { Closure } from '@luzzu/domain/contracts'

/** A closure of the whole business for a day, with defaults. */
export function buildClosure(fields: Partial<Closure> = {}): Closure {
  return {
    id: 6,
    from_date: '2026-07-05',
    to_date: '2026-07-05',
    product_id: null,
    slot_id: null,
    units: null,
    reason: '',
    created_at: '2026-07-01T08:00:00.000Z' as Instant,
    ...fields,
  }
}
