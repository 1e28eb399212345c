import type { CalendarDate } from '../calendar/calendar-date'
import type { Instant } from '../calendar/instant'
import type { Cents } from '../money'
import type { PaymentMethod } from '../payments/payment-amount'
import type { Seller } from './seller'
import { type VatShare, vatByRate } from './vat'

/** What confirms money that came in, an invoice to a named buyer; a credit note takes back. */
export const DOCUMENT_KINDS = ['receipt', 'invoice', 'credit_note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_TITLES: Record<DocumentKind, string> = {
  receipt: 'Receipt',
  invoice: 'Invoice',
  credit_note: 'Credit note',
}

/** Said of a document of a seller who has no number of a fiscal receipt. */
export const NOT_FISCAL = 'This is not a fiscal receipt.'

/** What a line is called that is for what was kept of a damage deposit. */
export const DAMAGE_TITLE = 'Damage'

/** To whom an invoice is made out. */
export type Buyer = { name: string; address: string; vat_number: string | null }

/** What was paid, or paid back, for one booking. */
export type DocumentLine = {
  booking_id: number
  title: string
  /** The hours, and what belongs to it. */
  details: readonly string[]
  /** The day on which it is supplied. */
  supplied_on: CalendarDate
  /** The whole price of the booking. */
  price: Cents
  cents: Cents
  vat_percent: number | null
}

/** All that a document says, as it is kept for good. */
export type DocumentContent = {
  number: string
  kind: DocumentKind
  issued_at: Instant
  /** In the time zone of the business. */
  issued_on: CalendarDate
  currency: string
  order_id: number
  seller: Seller
  buyer: Buyer | null
  lines: readonly DocumentLine[]
  vat: readonly VatShare[]
  amount: Cents
  method: PaymentMethod
  /** What the order owes afterwards. */
  due: Cents
  /** The document that a credit note takes back. */
  original: { number: string; issued_on: CalendarDate } | null
}

/** Whether a document is for what was kept of a damage deposit, which has no VAT. */
export const isForDamage = ({ lines }: Pick<DocumentContent, 'lines'>): boolean =>
  lines.every(({ title, vat_percent }) => title === DAMAGE_TITLE && vat_percent === null)

/** A document before it has its number. */
export type DocumentDraft = Omit<DocumentContent, 'number' | 'vat' | 'amount'>

/** The document with its number and its sums. */
export function completeDocument(draft: DocumentDraft, number: string): DocumentContent {
  const amount = draft.lines.reduce((sum, { cents }) => sum + cents, 0)
  return { ...draft, number, amount, vat: vatByRate(draft.lines) }
}

/** Receipts and invoices are numbered together, credit notes apart. */
export const numberPrefix = (kind: DocumentKind) => (kind === 'credit_note' ? 'C' : 'R')

/** `R-2026-000001`; after a restored backup `R-2026B-000001`. */
export const documentNumber = (prefix: string, year: number, series: string, count: number) =>
  `${prefix}-${year}${series}-${String(count).padStart(6, '0')}`

/** The series that follows: `B` after the first, which has no letter, then `C`; `AA` after `Z`. */
export function seriesAfter(series: string): string {
  if (series === '') return 'B'
  const start = series.slice(0, -1)
  const last = series.charCodeAt(series.length - 1)
  if (last < 'Z'.charCodeAt(0)) return start + String.fromCharCode(last + 1)
  return `${start === '' ? 'A' : seriesAfter(start)}A`
}

/** What the file of a document is called. */
export const documentFile = (number: string) => `${number}.pdf`
