import type { Generated, Selectable } from 'kysely'
import type { GeneratedInstant, StoredInstant } from './account-tables'

/** A calendar to subscribe to, of the bookings of its account or, if it is not its own, of the business. */
export type CalendarFeedTable = {
  id: Generated<number>
  account_id: number
  is_own: 0 | 1
  name: string
  /** As JSON; `null` for all products. */
  product_ids: string | null
  /** As JSON. */
  statuses: string
  /** SHA-256 of the secret in its address. */
  secret_hash: string
  created_at: StoredInstant
  /** At most a minute late. */
  last_read_at: GeneratedInstant
}
export type CalendarFeedRow = Selectable<CalendarFeedTable>
