import type { AttentionKind } from '@luzzu/domain'
import type { Generated, Selectable } from 'kysely'
import type { GeneratedInstant, StoredInstant } from './account-tables'

/** What is known of a payment by card, beside its row in `payment`. */
type CardPaymentTable = {
  payment_id: number
  /** What it pays: what is due with the booking, or what is left of an order. */
  purpose: 'checkout' | 'balance'
  /** Of Stripe Checkout, once it was created. */
  session_id: string | null
  /** The PaymentIntent, once the guest pays. */
  intent_id: string | null
  /** Where it is paid while it is open. */
  url: string | null
  brand: string | null
  last4: string | null
  authorized_at: StoredInstant | null
  /** When the authorization ends. */
  capture_before: StoredInstant | null
  /** Why it brings nothing: not paid in time, paid too late, captured by somebody else, other than was asked for. */
  ending: 'expired' | 'late' | 'outside' | 'mismatch' | null
  /** When it was last looked up at Stripe. */
  checked_at: StoredInstant | null
}
export type CardPaymentRow = Selectable<CardPaymentTable>

/** A call that changes something at Stripe: written before it is sent. */
type StripeCallTable = {
  id: Generated<number>
  /** What it is about, such as `capture 31`: there is one call for each. */
  subject: string
  kind: string
  /** Sent as metadata of what it creates, by which that is found again. */
  uuid: string
  /** The uuid, until another key is needed. */
  idempotency_key: string
  /** The id of the object at Stripe that it changes. */
  target: string | null
  /** The parameters as JSON. */
  body: string
  status: 'pending' | 'succeeded' | 'failed'
  /** The id of what it has created or changed. */
  stripe_id: string | null
  /** Stripe's code of the last error. */
  error: string | null
  attempts: Generated<number>
  /** When the key was first used. */
  first_sent_at: StoredInstant | null
  /** Whether Stripe may have stored an answer that says nothing. */
  is_uncertain: Generated<0 | 1>
  due_at: StoredInstant
  created_at: StoredInstant
}
export type StripeCallRow = Selectable<StripeCallTable>

/** What is wrong with money and has to be looked at by staff. */
type AttentionTable = {
  id: Generated<number>
  kind: AttentionKind
  order_id: number | null
  payment_id: number | null
  refund_id: number | null
  amount_cents: number
  /** For staff. */
  text: string
  at: StoredInstant
  resolved_at: StoredInstant | null
  /** When staff were told. */
  mailed_at: GeneratedInstant
  /** The object of Stripe that is otherwise than in the books. */
  stripe_id: Generated<string | null>
  /** Who of staff has settled it otherwise, and what they say of it. */
  settled_by: Generated<number | null>
  note: Generated<string | null>
}
export type AttentionRow = Selectable<AttentionTable>

/** A payment that the owner of the card has disputed at the bank. */
type DisputeTable = {
  stripe_id: string
  payment_id: number
  amount_cents: number
  /** Its money is gone while it is open, and once it is lost. */
  status: 'open' | 'won' | 'lost'
}
export type DisputeRow = Selectable<DisputeTable>

/** When Stripe last sent a webhook that was signed, in one row. */
type WebhookReceiptTable = { id: 1; seen_at: StoredInstant }

export type StripeTables = {
  card_payment: CardPaymentTable
  stripe_call: StripeCallTable
  attention: AttentionTable
  dispute: DisputeTable
  webhook_receipt: WebhookReceiptTable
}
