import {
  type Buyer,
  type Cents,
  completeDocument,
  type DocumentContent,
  type DocumentDraft,
  type DocumentKind,
  type DocumentLine,
  dateIn,
  documentNumber,
  isForDamage,
  numberPrefix,
  type PaymentMethod,
  type Seller,
  vatOfEach,
} from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import { fromJson, toJson } from '../../platform/database/json-text'
import type { Tx } from '../../platform/database/schema'
import { type DocumentPart, linesOf } from './document-lines.queries'

/** Who issues it: a `Site` fits. */
type Issuer = {
  timeZone: string
  currency: string
  name: string
  settings: { site_name: string; seller?: Seller }
}

export type IssuedDocument = { id: number; number: string; kind: DocumentKind }

type Issue = {
  site: Issuer
  now: Date
  orderId: number
  parts: readonly DocumentPart[]
  method: PaymentMethod
  /** What the order owes afterwards. */
  due: Cents
  /** Whom to invoice; otherwise it is a receipt. A credit note takes the buyer of its original. */
  buyer?: Buyer | null
  /** The id of the document that a credit note takes back, wholly or in part. */
  credits?: number
}

/**
 * Issues a receipt or an invoice for money received, or a credit note for money paid back, with the next number of its
 * kind. Call it in the transaction of the posting, as its last step: on PostgreSQL the number keeps others waiting until
 * the commit, and a rollback gives it back.
 */
export async function issueDocument(tx: Tx, issue: Issue): Promise<IssuedDocument> {
  const original = issue.credits === undefined ? undefined : await findContent(tx, issue.credits)
  // A payment may give back what another one of the order was for.
  const known = original ? [...original.lines, ...(await listOrderLines(tx, issue.orderId))] : []
  const draft = { ...toDraft(issue, original), lines: await linesOf(tx, issue.parts, known) }
  const { kind, issued_at } = draft
  const year = Number(draft.issued_on.slice(0, 4))
  const content = completeDocument(draft, await nextNumber(tx, numberPrefix(kind), year))
  const { id } = await tx
    .insertInto('document')
    .values({
      number: content.number,
      kind,
      year,
      order_id: issue.orderId,
      credits_id: issue.credits ?? null,
      issued_at,
      amount_cents: content.amount,
      content: toJson(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('document_line').values(toLineRows(id, content)).execute()
  return { id, number: content.number, kind }
}

function toLineRows(id: number, { lines, issued_on, kind, method }: DocumentContent) {
  const vat = vatOfEach(lines)
  return lines.map(({ booking_id, title, vat_percent, cents }, position) => ({
    document_id: id,
    position,
    day: issued_on,
    is_credit: kind === 'credit_note' ? (1 as const) : (0 as const),
    method,
    booking_id,
    title,
    vat_percent,
    cents,
    vat_cents: vat[position] ?? 0,
  }))
}

/** Cancels a credit note whose refund has failed; its number stays used. */
export async function cancelDocument(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('document')
    .set({ cancelled_at: instantAfter(now) })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .execute()
}

function toDraft(
  { site, now, orderId, method, due, buyer = null }: Issue,
  original: DocumentContent | undefined,
): Omit<DocumentDraft, 'lines'> {
  return {
    kind: original ? 'credit_note' : buyer ? 'invoice' : 'receipt',
    issued_at: instantAfter(now),
    issued_on: dateIn(site.timeZone, now),
    currency: site.currency,
    order_id: orderId,
    seller: sellerOf(site),
    buyer: original ? original.buyer : buyer,
    method,
    due,
    original: original ? { number: original.number, issued_on: original.issued_on } : null,
  }
}

/** Until the owner has named a seller, the site is. */
function sellerOf({ name, settings }: Issuer): Seller {
  const { seller = { name: null, address: null, vat_number: null, exo_number: null } } = settings
  return { ...seller, name: seller.name || name }
}

/** What all documents of an order name as booked, the newest first. */
async function listOrderLines(tx: Tx, orderId: number): Promise<DocumentLine[]> {
  const rows = await tx
    .selectFrom('document')
    .select('content')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
  const contents = rows.map(({ content }) => fromJson(content))
  return contents.filter((content) => !isForDamage(content)).flatMap(({ lines }) => lines)
}

async function findContent(tx: Tx, id: number): Promise<DocumentContent> {
  const { content } = await tx
    .selectFrom('document')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return fromJson(content)
}

/** Counts within the transaction, so that no number is lost or given twice. */
async function nextNumber(tx: Tx, prefix: string, year: number): Promise<string> {
  const { series } = await tx.selectFrom('document_series').select('series').executeTakeFirstOrThrow()
  const { value } = await tx
    .insertInto('document_counter')
    .values({ prefix, year, series, value: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['prefix', 'year', 'series'])
        .doUpdateSet(({ eb }) => ({ value: eb('document_counter.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return documentNumber(prefix, year, series, value)
}
