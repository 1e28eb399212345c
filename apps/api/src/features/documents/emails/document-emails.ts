import {
  DOCUMENT_TITLES,
  type DocumentContent,
  formatDateWithWeekday,
  formatLines,
  formatMoney,
  METHOD_LABELS,
  toAmount,
} from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { type GuestOrder, guestOrdersOf, manageAddress } from '../../../platform/mail/manage-address'

/** The kind of the email that confirms a booking, with which a receipt may come. */
export const CONFIRMATION = 'booking-confirmed'

/** What an email says of the document that is attached to it; amounts in currency units. */
export type AttachedDocument = {
  id: number
  title: string
  number: string
  method: string
  currency: string
  amount: number
  due: number
  /** What was paid for, with its day. */
  lines: readonly string[]
}

/** Data of the emails with documents. */
export type DocumentsEmail = GuestOrder & { username: string; documents: readonly AttachedDocument[] }

/** What is stored of a document with its email. */
export function attachedDocument(id: number, content: DocumentContent): AttachedDocument {
  const { kind, number, method, currency, amount, due, lines } = content
  return {
    id,
    title: DOCUMENT_TITLES[kind],
    number,
    method: METHOD_LABELS[method],
    currency,
    amount: toAmount(amount),
    due: toAmount(due),
    lines: lines.map(({ title, supplied_on }) => `${title}, ${formatDateWithWeekday(supplied_on)}`),
  }
}

/** The numbers, and what was booked, by which guests know it. */
function titleOf({ documents }: DocumentsEmail): string {
  const numbers = documents.map(({ number }) => number).join(', ')
  const [first, ...others] = new Set(documents.flatMap(({ lines }) => lines))
  return first === undefined ? numbers : `${numbers} for ${first}${moreSuffix(others.length)}`
}

/** After the first of several. */
export const moreSuffix = (count: number): string => (count > 0 ? ` and ${count} more` : '')

const attached = (count: number) => (count === 1 ? 'is attached' : 'are attached')

/** That money was received, with the receipts that say so. */
export const describeReceived = (documents: readonly AttachedDocument[]): string[] => [
  `We have received your payment. Thank you! The ${documents[0]?.title.toLowerCase() ?? 'receipt'} is attached.`,
  ...documents.map((document) => describe(document, 'Paid by', true)),
]

/** Money was received; with the receipt or invoice. */
export const paymentReceived: EmailTemplate<DocumentsEmail> = {
  kind: 'payment-received',
  action: 'See your bookings',
  documents: ({ documents }) => documents.map(({ id }) => id),
  ordersOf: guestOrdersOf,
  subject: (_site, data) => `Payment received: ${titleOf(data)}`,
  body: (site, { documents, ...of }, _link, orders) => [
    ...describeReceived(documents),
    manageAddress(site, of, orders),
  ],
}

/** Money was given back; with the credit notes. */
export const refundSent: EmailTemplate<DocumentsEmail> = {
  kind: 'refund-sent',
  action: 'See your bookings',
  documents: ({ documents }) => documents.map(({ id }) => id),
  ordersOf: guestOrdersOf,
  subject: (_site, data) => `Refund: ${titleOf(data)}`,
  body: (site, { documents, ...of }, _link, orders) => [
    `We have refunded your payment. The credit ${documents.length === 1 ? 'note' : 'notes'} ${attached(documents.length)}.`,
    ...documents.map((document) => describe(document, 'Refunded by', false)),
    manageAddress(site, of, orders),
  ],
}

function describe(
  { title, number, lines, currency, amount, method, due }: AttachedDocument,
  by: string,
  isDueTold: boolean,
): string {
  return formatLines([
    { term: title, text: number },
    ...lines.map((line) => ({ term: 'For', text: line })),
    { term: 'Amount', text: formatMoney(amount, currency) },
    { term: by, text: method },
    ...(isDueTold ? [{ term: 'Still due', text: formatMoney(due, currency) }] : []),
  ])
}
