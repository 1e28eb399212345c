import { toAmount } from '@luzzu/domain'
import { instantAfter, MINUTE } from '../../platform/clock'
import type { Tx } from '../../platform/database/schema'
import { CONFIRMATION, paymentReceived } from '../documents/emails/document-emails'
import { emailDocuments, readAttachments } from './email-documents'
import type { Bookkeeping } from './ledger'

/** A card is charged within moments of the confirmation; while Stripe is away, the email goes without the receipt. */
const MAX_CONFIRMATION_DELAY_MS = 2 * MINUTE

/** What is held on a card for an order until all of its bookings are decided, in currency units. */
export type OnHold = { amount: number; bookings: number }

/** What is held on a card for the order of a booking until all of its bookings are decided. */
export const findAuthorizedPayment = (tx: Tx, bookingId: number) =>
  tx
    .selectFrom('order_booking')
    .innerJoin('payment', 'payment.order_id', 'order_booking.order_id')
    .innerJoin('card_payment', 'card_payment.payment_id', 'payment.id')
    .select(['payment.order_id', 'payment.amount_cents'])
    .where('order_booking.booking_id', '=', bookingId)
    .where('payment.status', '=', 'authorized')
    .where('card_payment.purpose', '=', 'checkout')
    .where('card_payment.ending', 'is', null)
    .executeTakeFirst()

/**
 * What the confirmation of a booking has to do with its payment by card. `delay`: how long it waits for the receipt, in
 * milliseconds, so that both are one email; `onHold`: what is not charged yet, because others are undecided.
 */
export async function confirmationPayment(
  tx: Tx,
  bookingId: number,
): Promise<{ delay?: number; onHold?: OnHold }> {
  const authorized = await findAuthorizedPayment(tx, bookingId)
  if (!authorized) return {}
  const bookings = await tx
    .selectFrom('order_booking')
    .innerJoin('booking', 'booking.id', 'order_booking.booking_id')
    .select('booking.status')
    .where('order_booking.order_id', '=', authorized.order_id)
    .execute()
  if (!bookings.some(({ status }) => status === 'Pending')) return { delay: MAX_CONFIRMATION_DELAY_MS }
  return { onHold: { amount: toAmount(authorized.amount_cents), bookings: bookings.length } }
}

const updateDelayedConfirmations = (tx: Tx, bookingIds: readonly number[]) =>
  tx
    .updateTable('outbox')
    .where('kind', '=', CONFIRMATION)
    .where('booking_id', 'in', bookingIds)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('leased_until', 'is', null)
    .where('attempts', '=', 0)

/** Sends confirmations that wait for a receipt at once, because something else is told of their bookings. */
export async function sendDelayedConfirmations(
  tx: Tx,
  bookingIds: readonly number[],
  now: Date,
): Promise<void> {
  const at = instantAfter(now)
  await updateDelayedConfirmations(tx, bookingIds).where('due_at', '>', at).set({ due_at: at }).execute()
}

type Receipt = { documentId: number; bookingIds: readonly number[] }

/** Attaches a receipt to the confirmation of what it pays for, where that was not sent yet; otherwise it gets its own email. */
export async function emailReceipt(
  tx: Tx,
  { documentId, bookingIds }: Receipt,
  books: Bookkeeping,
): Promise<void> {
  const confirmations =
    bookingIds.length === 0
      ? []
      : await updateDelayedConfirmations(tx, bookingIds)
          .set({ due_at: instantAfter(books.now) })
          .returning(['id', 'data'])
          .execute()
  const [first] = confirmations.toSorted((one, other) => one.id - other.id)
  if (!first?.data)
    return emailDocuments(tx, paymentReceived, { documentIds: [documentId], bookingIds }, books)
  const documents = await readAttachments(tx, [documentId])
  for (const { id, data } of confirmations) {
    if (data === null) continue
    // What was held is charged by now.
    const { on_hold: _, ...known } = JSON.parse(data)
    const current = id === first.id ? { ...known, documents } : known
    await tx
      .updateTable('outbox')
      .set({ data: JSON.stringify(current) })
      .where('id', '=', id)
      .execute()
  }
}
