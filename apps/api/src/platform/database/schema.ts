import type {
  Attendance,
  BookedByReseller,
  BookingSource,
  BookingStatus,
  CalendarDate,
  CancellationKind,
  SettingsChange,
} from '@luzzu/domain'
import type { HistoryAction, HistoryEntity } from '@luzzu/domain/contracts'
import type { Generated, Kysely, Selectable, Transaction } from 'kysely'
import type {
  AccountSearchTable,
  AccountTable,
  LoginNetworkTable,
  PasswordResetTable,
  SessionTable,
  StoredInstant,
} from './account-tables'
import type { ApiTokenTable } from './api-token-tables'
import type { CatalogueTables } from './catalogue-tables'
import type { DocumentTables } from './document-tables'
import type { IntegrationTables } from './integration-tables'
import type { JsonText } from './json-text'
import type { MailQuotaTable, OutboxTable } from './mail-tables'
import type { BookedAddon, OrderTables } from './order-tables'
import type { HoldTable, ProductDistributionTable, ResellerBookingTable } from './reseller-tables'
import type { StripeTables } from './stripe-tables'

export type { AccountRow, AccountTable } from './account-tables'
export type {
  ActivityRow,
  AddonRow,
  AddonTable,
  FaqRow,
  ImageFormat,
  ProductPictureRow,
  ProductPictureTable,
  ProductRow,
  ProductTable,
  TimeSlotRow,
  TimeSlotTable,
} from './catalogue-tables'
export type { CalendarFeedRow, WebhookDeliveryRow, WebhookEndpointRow } from './integration-tables'
export type { OutboxTable, StoredEmail } from './mail-tables'

export type BookingTable = {
  id: Generated<number>
  /** `null` while it is kept apart, because nobody has proven that the address is theirs. */
  account_id: number | null
  product_id: number
  activity_id: number
  slot_id: number
  booking_date: CalendarDate
  starts_at: string
  ends_at: string
  /** Names and prices are copied: later changes to the catalogue do not alter bookings. */
  product_name: string
  slot_name: string
  status: BookingStatus
  /** How it came to be cancelled; `null` for other bookings, and those of earlier versions. */
  cancellation: Generated<CancellationKind | null>
  /** What staff wrote to its customer about that. */
  reason: Generated<string | null>
  /** When its customer was called about that, and by which account. */
  called_at: StoredInstant | null
  called_by: number | null
  total_cents: number
  /** The names of the included add-ons; `null` of earlier releases. */
  included: Generated<JsonText<string[]> | null>
  /** `null` when it was not told. */
  guests: number | null
  created_at: StoredInstant
  /** When a moved booking was requested again. */
  requested_at: StoredInstant | null
  /** When it was last confirmed. */
  confirmed_at: StoredInstant | null
  reminded_at: StoredInstant | null
  attendance: Generated<Attendance>
  /** Of staff; neither customers nor emails get it. */
  note: string | null
  /** When it was last changed; `null` until then. */
  updated_at: StoredInstant | null
  /** What staff typed about whom they made it for, and the account that this led to. */
  contact_name: Generated<string | null>
  contact_search: Generated<string | null>
  contact_phone: Generated<string | null>
  contact_mail: Generated<string | null>
  customer_match: Generated<CustomerMatch | null>
  source: Generated<BookingSource>
  reseller: JsonText<BookedByReseller> | null
  /** What lists are sorted by; triggers copy it from the account or the contact, and from the name of the product. */
  customer_sort: Generated<string>
  product_sort: Generated<string>
  version: Generated<number>
}
/** What the address that staff named belongs to: an account in that state, or one that was made for it. */
export type CustomerMatch = 'proven' | 'unproven' | 'disabled' | 'new'
export type BookingRow = Selectable<BookingTable>

export type BookingAddonTable = BookedAddon & { booking_id: number }

/**
 * The record that a request with an idempotency key has created; the key belongs to a route and a caller: an account, or
 * an API token, by minus its id.
 */
export type IdempotencyKeyTable = {
  account_id: number
  route: string
  key: string
  request_hash: string
  record_id: number
  created_at: StoredInstant
}

/** The identity of this database, in one row. */
export type InstallationTable = { id: 1; uuid: string }

/** Days on which units cannot be booked; `null` means every product, the whole day, all units. */
export type ClosureTable = {
  id: Generated<number>
  from_date: CalendarDate
  to_date: CalendarDate
  product_id: number | null
  slot_id: number | null
  units: number | null
  /** Shown to visitors; may be empty. */
  reason: string
  created_at: StoredInstant
}
export type ClosureRow = Selectable<ClosureTable>

/**
 * The state of a booking before a decline, a deletion or a call-off, and its delayed email. Those of one booking are a
 * stack, the newest with the highest id.
 */
export type UndoTable = {
  id: Generated<number>
  booking_id: number
  before: JsonText<{ booking: BookingRow; addons: BookingAddonTable[] }>
  outbox_id: number | null
  expires_at: StoredInstant
  /** The closure by which it was called off. */
  closure_id: number | null
  /** How many closures left it no place, which it had kept, and the newest of them. */
  exceeded_closures: number | null
  newest_closure_id: number | null
}

/** Counters maintained by triggers; the value is the sum of the shards. */
export type CounterTable = { kind: string; key: string; shard: number; value: number }

/** Number of bookings by user and status. */
export type AccountCountsTable = { account_id: number; status: string; value: number }

export type JobTable = {
  name: string
  /** When it is due. */
  due_at: StoredInstant
  leased_until: string | null
  /** The run that holds the lease. */
  leased_by: string | null
  /** When it last ended, successfully or not. */
  last_at: StoredInstant | null
  last_error: string | null
}

/** The record of the entry, or the id 0 for the product as a whole. */
export type AuditEntity = HistoryEntity | 'api_token' | 'calendar_feed' | 'webhook_endpoint' | 'system'

export type AuditTable = {
  id: Generated<number>
  at: StoredInstant
  account_id: number | null
  action: HistoryAction
  entity: AuditEntity
  entity_id: number
  /** The record before and after, as JSON. */
  before: string | null
  after: string | null
  request_id: string | null
  /** The program that did it, instead of an account. */
  token_id: Generated<number | null>
}
export type AuditRow = Selectable<AuditTable>

/** What administrators have set, in one row. */
export type SettingsTable = { id: 1; changed: JsonText<SettingsChange>; version: number }

/** The rows of every table, after the newest migration. */
export type Database = CatalogueTables &
  IntegrationTables &
  OrderTables &
  StripeTables &
  DocumentTables & {
    account: AccountTable
    account_search: AccountSearchTable
    session: SessionTable
    password_reset: PasswordResetTable
    login_network: LoginNetworkTable
    booking: BookingTable
    booking_addon: BookingAddonTable
    idempotency_key: IdempotencyKeyTable
    api_token: ApiTokenTable
    hold: HoldTable
    reseller_booking: ResellerBookingTable
    product_distribution: ProductDistributionTable
    installation: InstallationTable
    closure: ClosureTable
    undo: UndoTable
    counter: CounterTable
    account_count: AccountCountsTable
    outbox: OutboxTable
    mail_quota: MailQuotaTable
    job: JobTable
    audit: AuditTable
    settings: SettingsTable
    /** While this row exists, the trigger allows deleting older audit rows. */
    audit_retention: { older_than: string }
    /** While this row exists, the trigger allows replacing the content of audit rows. */
    audit_erasure: { account_id: number }
    /** Counts the changes of the catalogue, for caches. */
    revision: { name: string; value: number }
  }

export type Db = Kysely<Database>
export type Tx = Transaction<Database>
