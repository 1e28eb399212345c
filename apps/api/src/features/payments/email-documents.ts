import type { PaymentMethod } from '@luzzu/domain'
import { findKnownAccount } from '../../auth/accounts.queries'
import { instantAfter } from '../../platform/clock'
import { fromJson } from '../../platform/database/json-text'
import type { Tx } from '../../platform/database/schema'
import type { EmailTemplate } from '../../platform/mail/email-template'
import type { GuestOrder } from '../../platform/mail/manage-address'
import { enqueueEmail } from '../../platform/mail/outbox'
import {
  type AttachedDocument,
  attachedDocument,
  type DocumentsEmail,
  refundSent,
} from '../documents/emails/document-emails'
import { guestOrderOf } from './guest-order'
import type { Bookkeeping } from './ledger'

type Recipient = { to: string; username: string; bookingId: number; reach?: GuestOrder }

type Delivery = {
  documentIds: readonly number[]
  /** Those that were paid for. */
  bookingIds: readonly number[]
  /** Milliseconds in which it can be withdrawn. */
  delay?: number | undefined
  /** How money was given back, where that is not as the documents say. */
  method?: PaymentMethod
}

/**
 * Enqueues an email with documents for the customer of an order, in the transaction that issues them. Guests of resellers
 * have paid somebody else, and whose account is gone is told nothing.
 */
export async function emailDocuments(
  tx: Tx,
  template: EmailTemplate<DocumentsEmail>,
  { documentIds, bookingIds, delay, method }: Delivery,
  { site, now }: Bookkeeping,
): Promise<void> {
  if (documentIds.length === 0 || bookingIds.length === 0) return
  const recipient = await findPayer(tx, bookingIds)
  if (!recipient) return
  const { to, username, bookingId, reach } = recipient
  const documents = await readAttachments(tx, documentIds, method)
  await enqueueEmail(tx, {
    site,
    to,
    template,
    data: { username, documents, ...reach },
    now,
    bookingId,
    ...(delay !== undefined && { delay }),
  })
}

/** What emails say of documents that are attached to them. */
export async function readAttachments(
  tx: Tx,
  ids: readonly number[],
  method?: PaymentMethod,
): Promise<AttachedDocument[]> {
  const rows = await tx
    .selectFrom('document')
    .select(['id', 'content'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ id, content }) =>
    attachedDocument(id, { ...fromJson(content), ...(method && { method }) }),
  )
}

/** Withdraws the email with the credit notes of a refund that was undone. */
export async function withdrawRefundEmail(
  tx: Tx,
  { bookingId, documentIds }: { bookingId: number; documentIds: readonly number[] },
  now: Date,
): Promise<void> {
  const waiting = await tx
    .selectFrom('outbox')
    .select(['id', 'data'])
    .where('kind', '=', refundSent.kind)
    .where('booking_id', '=', bookingId)
    .where('due_at', '>', instantAfter(now))
    .where('sent_at', 'is', null)
    .execute()
  const ids = waiting.filter(({ data }) => namesAny(data, documentIds)).map(({ id }) => id)
  if (ids.length > 0)
    await tx.deleteFrom('outbox').where('id', 'in', ids).where('sent_at', 'is', null).execute()
}

function namesAny(data: string | null, documentIds: readonly number[]): boolean {
  if (data === null) return false
  const { documents = [] }: Partial<DocumentsEmail> = JSON.parse(data)
  return documents.some(({ id }) => documentIds.includes(id))
}

/** Whom emails about the money of bookings go to. */
export async function findPayer(tx: Tx, bookingIds: readonly number[]): Promise<Recipient | undefined> {
  const bookings = await tx
    .selectFrom('booking')
    .select(['id', 'account_id', 'contact_name', 'contact_mail', 'source'])
    .where('id', 'in', bookingIds)
    .orderBy('id')
    .execute()
  const booking = bookings.find(({ source }) => source !== 'reseller')
  if (!booking) return undefined
  const { id: bookingId, account_id, contact_mail, contact_name } = booking
  if (account_id !== null) {
    const account = await findKnownAccount(tx, account_id)
    return account && { to: account.mail, username: account.username, bookingId }
  }
  if (contact_mail === null) return undefined
  const reach = await guestOrderOf(tx, booking)
  return { to: contact_mail, username: contact_name ?? contact_mail, bookingId, reach }
}
