import type {
  AgreedTerms,
  Buyer,
  CalendarDate,
  DamageDepositStatus,
  Guest,
  LedgerAccount,
  LedgerEventKind,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  PaymentTerms,
  RefundStatus,
  RefundTier,
  Share,
} from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import type { Generated, Selectable } from 'kysely'
import type { GeneratedInstant, StoredInstant } from './account-tables'
import type { JsonText } from './json-text'

/** What a customer owes and has paid for one or several bookings. */
type CustomerOrderTable = {
  id: Generated<number>
  status: OrderStatus
  currency: string
  account_id: number | null
  /** Of a guest. */
  customer: JsonText<Guest> | null
  /** The policy as it was sold. */
  policy: JsonText<Omit<NonNullable<Order['policy']>, 'bookings'>> | null
  balance_due_hours: number | null
  invoice: JsonText<Buyer> | null
  expires_at: StoredInstant | null
  /** How often its hold was made longer. */
  extensions: Generated<number>
  /** Of its links: begins with a number by chance, and rises when they are replaced. */
  token_version: Generated<number>
  /** Of a guest whose order is not placed: a hash. */
  network: string | null
  /** The closure that has ended its hold, which would have lasted until `held_until`. */
  closure_id: Generated<number | null>
  held_until: GeneratedInstant
  /** When its customer was told that a balance is due. */
  balance_told_at: GeneratedInstant
  /** When a booking of it was last moved to a dearer place. */
  due_at_once_since: GeneratedInstant
  created_at: StoredInstant
  updated_at: StoredInstant
}
export type CustomerOrderRow = Selectable<CustomerOrderTable>

/** When a network began an order without an account; a day is kept. */
type GuestOrderTable = { id: Generated<number>; network: string; created_at: StoredInstant }

/** A booking without an account whose guest was erased: its id, and when it was made. */
type ErasedGuestTable = { booking_id: number; created_at: StoredInstant }

/** What an add-on was sold for. */
export type BookedAddon = { addon_id: number; addon_name: string; extra_price_cents: number | null }

/** A place that an order holds, with its price of then. */
type OrderItemTable = {
  id: Generated<number>
  order_id: number
  position: number
  hold_id: number | null
  product_id: number
  slot_id: number
  booking_date: CalendarDate
  starts_at: string
  ends_at: string
  addon_ids: JsonText<number[]>
  /** Those that cost something, with their names and prices of then; `null` of earlier releases. */
  addons: Generated<JsonText<BookedAddon[]> | null>
  /** The names of those that cost nothing; `null` of earlier releases. */
  included: Generated<JsonText<string[]> | null>
  guests: number | null
  total_cents: number
  /** The terms as they were accepted; `null` before the checkout. */
  terms: Generated<JsonText<AgreedTerms> | null>
}
export type OrderItemRow = Selectable<OrderItemTable>

/** A booking as it was sold, and where its money stands. */
type OrderBookingTable = {
  booking_id: number
  order_id: number
  refund_tiers: JsonText<RefundTier[]>
  deposit_percent: number
  vat_percent: number | null
  /** 0 for none; `null` of earlier releases. */
  damage_deposit_cents: Generated<number | null>
  /** What a cancelling customer gets back at most, since a move. */
  percent_cap: number | null
  /** What is posted as its sale. */
  sold_cents: Generated<number>
  /** What staff have let off its price. */
  allowance_cents: Generated<number>
  /** What is kept of a former price. */
  kept_cents: Generated<number>
  /** The same, with what is kept of a cancelled booking. */
  retained_cents: Generated<number>
  /** What has come in and not gone back. */
  paid_cents: Generated<number>
  /** Up to which sum that is due at once, since the booking was moved to a dearer place. */
  due_at_once_cents: Generated<number>
}
export type OrderBookingRow = Selectable<OrderBookingTable>

type PaymentTable = {
  id: Generated<number>
  order_id: number
  method: PaymentMethod
  status: PaymentStatus
  amount_cents: number
  captured_cents: Generated<number>
  refunded_cents: Generated<number>
  /** What each booking got of it. */
  shares: JsonText<Share[]>
  reference: string | null
  document_id: number | null
  /** In the time zone of the business. */
  day: CalendarDate
  created_at: StoredInstant
  /** The account of staff. */
  created_by: number | null
}
export type PaymentRow = Selectable<PaymentTable>

type RefundTable = {
  id: Generated<number>
  order_id: number
  /** The booking that it was paid for, if it was cancelled or moved. */
  booking_id: number | null
  method: PaymentMethod
  /** `pending` until it is handed over. */
  status: RefundStatus
  amount_cents: number
  reason: string | null
  /** When it was handed over, in the time zone of the business. */
  day: CalendarDate | null
  /** Until when the cancellation can be undone. */
  undo_until: StoredInstant | null
  /** Of a refund to a card, once Stripe has it. */
  stripe_id: Generated<string | null>
  /** When Stripe said that it has failed. */
  bounced_at: GeneratedInstant
  created_at: StoredInstant
  /** The account of staff who have handed it over, or before have made it due. */
  created_by: number | null
}
export type RefundRow = Selectable<RefundTable>

/** What a refund takes back of a payment. */
type RefundShareTable = {
  refund_id: number
  payment_id: number
  amount_cents: number
  /** Its credit note. */
  document_id: number | null
}

type DamageDepositTable = {
  id: Generated<number>
  booking_id: number
  order_id: number
  method: PaymentMethod
  amount_cents: number
  status: DamageDepositStatus
  captured_cents: Generated<number>
  reason: string | null
  /** On a card: the page of Stripe, the authorization, and where it is left while it is open. */
  session_id: Generated<string | null>
  intent_id: Generated<string | null>
  url: Generated<string | null>
  authorized_at: GeneratedInstant
  /** Since when Stripe holds nothing of it any more. */
  ended_at: GeneratedInstant
  /** When the guests came back, while they have. */
  returned_at: GeneratedInstant
  /** When the authorization of a card ends by itself. */
  lapses_at: GeneratedInstant
  /** When staff were told that it will. */
  lapse_told_at: GeneratedInstant
  created_at: StoredInstant
  created_by: number | null
}
export type DamageDepositRow = Selectable<DamageDepositTable>

/** The ledger, whose rows the database neither changes nor deletes. */
type LedgerTable = {
  id: Generated<number>
  at: StoredInstant
  /** In the time zone of the business. */
  day: CalendarDate
  kind: LedgerEventKind
  debit: LedgerAccount
  credit: LedgerAccount
  /** Above zero. */
  amount_cents: number
  currency: string
  order_id: number | null
  booking_id: number | null
  payment_id: number | null
  refund_id: number | null
  damage_deposit_id: number | null
  created_by: number | null
}
export type LedgerRow = Selectable<LedgerTable>

/** How a product is paid. */
type ProductTermsTable = { product_id: number; terms: JsonText<PaymentTerms>; version: number }

export type OrderTables = {
  customer_order: CustomerOrderTable
  guest_order: GuestOrderTable
  erased_guest: ErasedGuestTable
  order_item: OrderItemTable
  order_booking: OrderBookingTable
  payment: PaymentTable
  refund: RefundTable
  refund_share: RefundShareTable
  damage_deposit: DamageDepositTable
  ledger: LedgerTable
  product_terms: ProductTermsTable
}
