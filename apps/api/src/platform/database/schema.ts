import type { ActivityType, BookingStatus, CalendarDate } from '@luzzu/domain'
import type { HistoryAction, HistoryEntity } from '@luzzu/domain/contracts'
import type { Generated, Kysely, Selectable, Transaction } from 'kysely'

export type AccountTable = {
  id: Generated<number>
  username: string
  search_name: string
  mail: string
  phone: string
  password_hash: string
  permission_level: Generated<0 | 1>
  disabled_at: string | null
  created_at: string
}
export type AccountRow = Selectable<AccountTable>

/** The runs of characters in a user's name, for the search. */
export type AccountGramTable = { gram: string; account_id: number }

export type SessionTable = {
  id: string
  account_id: number
  /** SHA-256 of the session token; the token itself is known to its owner only. */
  token_hash: string
  created_at: string
  last_seen_at: string
  ended_at: string | null
}

export type PasswordResetTable = {
  token_hash: string
  account_id: number
  expires_at: string
  used_at: string | null
}

/** A network from which an account has logged in. */
export type LoginNetworkTable = { account_id: number; network: string; last_login_at: string }

export type ActivityTable = {
  id: Generated<number>
  name: string
  type: ActivityType
  description: string
  image_url: string | null
  version: Generated<number>
  deleted_at: string | null
}
export type ActivityRow = Selectable<ActivityTable>

export type ProductTable = {
  id: Generated<number>
  activity_id: number
  name: string
  description: string
  max_persons: number
  max_weight_kg: number | null
  boat_height_m: number | null
  price_cents: number
  units: number
  image_hash: string | null
  version: Generated<number>
  deleted_at: string | null
}
export type ProductRow = Selectable<ProductTable>

/** Every name that a product has had, for the search through bookings that copied it. */
export type ProductNameTable = { product_id: number; name: string; search_name: string }

export type AddonTable = {
  id: Generated<number>
  product_id: number
  addon_name: string
  included: 0 | 1
  extra_price_cents: number | null
  version: Generated<number>
  deleted_at: string | null
}
export type AddonRow = Selectable<AddonTable>

export type TimeSlotTable = { id: number; name: string; starts_at: string; ends_at: string }

export type FaqTable = { id: Generated<number>; question: string; answer: string; version: Generated<number> }
export type FaqRow = Selectable<FaqTable>

export type ImageFormat = 'jpg' | 'webp' | 'avif'

export type ImageTable = { hash: string; created_at: string }

export type ImageRenditionTable = { hash: string; width: number; format: ImageFormat; bytes: Buffer }

export type BookingTable = {
  id: Generated<number>
  account_id: number
  product_id: number
  activity_id: number
  slot_id: number
  booking_date: CalendarDate
  starts_at: string
  ends_at: string
  /** Names and prices are copied: later changes to the catalogue alter no booking. */
  product_name: string
  slot_name: string
  status: BookingStatus
  total_cents: number
  created_at: string
  version: Generated<number>
}
export type BookingRow = Selectable<BookingTable>

export type BookingAddonTable = {
  booking_id: number
  addon_id: number
  addon_name: string
  extra_price_cents: number | null
}

/** The answer to a booking request, kept for whoever sends the same request again. */
export type IdempotencyKeyTable = {
  account_id: number
  key: string
  request_hash: string
  answer: string
  location: string
  /** The version of the booking that the answer shows. */
  version: Generated<number>
  created_at: string
}

/** What a booking was before it was declined or deleted, and the mail that waits. */
export type UndoTable = { booking_id: number; before: string; outbox_id: number | null; expires_at: string }

/** Counts that the database's triggers keep; the value of a count is the sum of its shards. */
export type CounterTable = { kind: string; key: string; shard: number; value: number }

/** How many bookings of each status a user has. */
export type AccountTallyTable = { account_id: number; status: string; value: number }

/** Emails to send, and those that were sent or failed. */
export type OutboxTable = {
  id: Generated<number>
  kind: string
  recipient: string
  subject: string
  /** What the text is written from when the email is sent, as JSON; nothing once it was. */
  data: string | null
  message_id: string
  booking_id: number | null
  created_at: string
  due_at: string
  leased_until: string | null
  attempts: Generated<number>
  first_attempt_at: string | null
  last_error: string | null
  sent_at: string | null
  failed_at: string | null
}

export type StoredEmail = Selectable<OutboxTable>

export type JobTable = {
  name: string
  /** From when on it runs again. */
  due_at: string
  leased_until: string | null
  /** The run that holds the lease. */
  leased_by: string | null
  /** When it last ended, well or not. */
  last_at: string | null
  last_error: string | null
}

/** What an entry is about: a record, or with the id 0 the product as a whole. */
export type AuditEntity = HistoryEntity | 'system'

export type AuditTable = {
  id: Generated<number>
  at: string
  account_id: number | null
  action: HistoryAction
  entity: AuditEntity
  entity_id: number
  /** The record before and after, as JSON. */
  before: string | null
  after: string | null
  request_id: string | null
}
export type AuditRow = Selectable<AuditTable>

/** The rows of every table, as the newest migration leaves them. */
export type Database = {
  account: AccountTable
  account_gram: AccountGramTable
  session: SessionTable
  password_reset: PasswordResetTable
  login_network: LoginNetworkTable
  activity: ActivityTable
  product: ProductTable
  product_name: ProductNameTable
  addon: AddonTable
  time_slot: TimeSlotTable
  faq: FaqTable
  image: ImageTable
  image_rendition: ImageRenditionTable
  booking: BookingTable
  booking_addon: BookingAddonTable
  idempotency_key: IdempotencyKeyTable
  undo: UndoTable
  counter: CounterTable
  account_tally: AccountTallyTable
  outbox: OutboxTable
  job: JobTable
  audit: AuditTable
  /** While a row exists here, the trigger lets older audit rows be deleted. */
  audit_retention: { older_than: string }
  /** Counts the changes of the catalogue, for the caches of its readers. */
  revision: { name: string; value: number }
}

export type Db = Kysely<Database>
export type Tx = Transaction<Database>
