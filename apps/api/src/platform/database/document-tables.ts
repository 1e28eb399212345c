import type { CalendarDate, DeskCents, DocumentContent, DocumentKind, PaymentMethod } from '@luzzu/domain'
import type { Generated, Selectable } from 'kysely'
import type { GeneratedInstant, StoredInstant } from './account-tables'
import type { JsonText } from './json-text'

/** A receipt, an invoice or a credit note. */
type DocumentTable = {
  id: Generated<number>
  number: string
  kind: DocumentKind
  /** Of its number. */
  year: number
  order_id: number
  credits_id: number | null
  issued_at: StoredInstant
  amount_cents: number
  content: JsonText<DocumentContent>
  /** When the refund of a credit note has failed. */
  cancelled_at: GeneratedInstant
}
export type DocumentRow = Selectable<DocumentTable>

/** A line of a document, as reports add it up. */
type DocumentLineTable = {
  document_id: number
  position: number
  /** The day of issue. */
  day: CalendarDate
  is_credit: 0 | 1
  method: PaymentMethod
  booking_id: number
  title: string
  vat_percent: number | null
  cents: number
  /** Its share of the tax of the document; adds up to it. */
  vat_cents: number
}

/** The last number given, by prefix, year and series. */
type DocumentCounterTable = { prefix: string; year: number; series: string; value: number }

/** A day whose money has been counted. */
type CashUpTable = {
  id: Generated<number>
  date: CalendarDate
  /** By method. */
  expected: JsonText<DeskCents>
  counted: JsonText<DeskCents>
  note: string | null
  closed_at: StoredInstant
  closed_by: number
}
export type CashUpRow = Selectable<CashUpTable>

export type DocumentTables = {
  document: DocumentTable
  document_line: DocumentLineTable
  document_counter: DocumentCounterTable
  /** In one row, the letter of the numbers that are given now; another one after each restored backup. */
  document_series: { id: 1; series: string }
  cash_up: CashUpTable
}
