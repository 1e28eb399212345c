import type { BookingStatus } from '@luzzu/domain'
import type { WebhookAttempt } from '@luzzu/domain/contracts'
import type { Generated, Selectable } from 'kysely'
import type { GeneratedInstant, StoredInstant } from './account-tables'
import type { JsonText } from './json-text'

/** A calendar to subscribe to, of the bookings of its account or, if it is not its own, of the business. */
type CalendarFeedTable = {
  id: Generated<number>
  account_id: number
  is_own: 0 | 1
  name: string
  /** `null` for all products. */
  product_ids: JsonText<number[]> | null
  statuses: JsonText<BookingStatus[]>
  /** SHA-256 of the secret in its address. */
  secret_hash: string
  created_at: StoredInstant
  /** At most a minute late. */
  last_read_at: GeneratedInstant
}
export type CalendarFeedRow = Selectable<CalendarFeedTable>

/** Where events are sent to. */
type WebhookEndpointTable = {
  id: Generated<number>
  url: string
  events: JsonText<string[]>
  description: string
  enabled: 0 | 1
  disabled_reason: 'gone' | 'failing' | 'staff' | null
  /** Encrypted. */
  secret: string
  secret_last4: string
  previous_secret: string | null
  previous_secret_until: GeneratedInstant
  created_at: StoredInstant
  last_success_at: GeneratedInstant
  /** Since when nothing was delivered; `null` after a success. */
  failing_since: GeneratedInstant
  /** Of the reseller who is told of its own bookings, with what it has asked for beyond the core. */
  token_id: Generated<number | null>
  capabilities: Generated<JsonText<string[]> | null>
}
export type WebhookEndpointRow = Selectable<WebhookEndpointTable>

/** A change that triggers have noted: an entry of the audit log, a booking that was made, or a hold that a reseller changed. */
type WebhookChangeTable = {
  id: Generated<number>
  audit_id: number | null
  booking_id: number | null
  reseller_booking_id: Generated<number | null>
}
export type WebhookChangeRow = Selectable<WebhookChangeTable>

/** An event for one endpoint. */
type WebhookDeliveryTable = {
  id: Generated<number>
  endpoint_id: number
  /** Named in the header of each attempt. */
  webhook_id: string
  event: string
  payload: JsonText<object>
  booking_id: number | null
  /** Of what a reseller is told of. */
  reseller_booking_id: Generated<number | null>
  change_id: number
  /** Whether an undo can withdraw it. */
  is_held: 0 | 1
  state: 'pending' | 'delivered' | 'failed'
  /** Attempts since it was queued last. */
  attempt_count: Generated<number>
  /** All attempts. */
  attempts: JsonText<WebhookAttempt[]>
  answer: Generated<string | null>
  created_at: StoredInstant
  next_attempt_at: GeneratedInstant
  leased_until: GeneratedInstant
}
export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>

export type IntegrationTables = {
  calendar_feed: CalendarFeedTable
  webhook_endpoint: WebhookEndpointTable
  webhook_change: WebhookChangeTable
  webhook_delivery: WebhookDeliveryTable
}
