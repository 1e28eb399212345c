import { formatDate } from '../calendar/format-date'
import { type Cents, formatMoney, toAmount } from '../money'
import { METHOD_LABELS } from '../payments/payment-amount'
import { DOCUMENT_TITLES, type DocumentContent, type DocumentLine, NOT_FISCAL } from './sales-document'
import type { Seller } from './seller'

export type PrintedFact = { term: string; text: string }

/** Cells of text; the first column and those named stand left, the others are numbers and stand right. */
export type PrintedTable = { title: string; headings: readonly string[]; rows: readonly PrintedRow[] }
/** `details` stand below the first cell. */
export type PrintedRow = { cells: readonly string[]; details: readonly string[] }

/** The words of a document, in the order in which they are read. */
export type PrintedDocument = {
  /** What the file is called in a viewer. */
  title: string
  /** The first line is the name. */
  seller: readonly string[]
  heading: string
  /** Said at once below the heading: it counts no more. */
  status: string | null
  facts: readonly PrintedFact[]
  buyer: readonly string[]
  lines: PrintedTable
  total: PrintedFact
  vat: PrintedTable | null
  closing: readonly PrintedFact[]
  notes: readonly string[]
}

/** Puts a document into words. */
export function printDocument(
  content: DocumentContent,
  { isCancelled = false }: { isCancelled?: boolean } = {},
): PrintedDocument {
  const { kind, number, seller, currency, due, vat } = content
  const money = (cents: Cents) => formatMoney(toAmount(cents), currency)
  const heading = `${DOCUMENT_TITLES[kind]} ${number}`
  return {
    title: `${heading}, ${seller.name ?? ''}`,
    seller: sellerLines(seller),
    heading,
    status: isCancelled ? 'Cancelled: the refund was not made.' : null,
    facts: factsOf(content),
    buyer: buyerLines(content),
    lines: linesTable(content, money),
    total: { term: isCredit(content) ? 'Total refunded' : 'Total received', text: money(content.amount) },
    vat: vat.length === 0 ? null : vatTable(content, money),
    closing: isCredit(content) ? [] : [{ term: 'Still due', text: money(due) }],
    notes: seller.exo_number ? [] : [NOT_FISCAL],
  }
}

const isCredit = ({ kind }: DocumentContent) => kind === 'credit_note'

const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

function sellerLines({ name, address, vat_number, exo_number }: Seller): string[] {
  return [
    name ?? '',
    ...linesIn(address ?? ''),
    ...(vat_number ? [`VAT number: ${vat_number}`] : []),
    ...(exo_number ? [`EXO number: ${exo_number}`] : []),
  ]
}

function factsOf({ issued_on, order_id, method, original, kind }: DocumentContent): PrintedFact[] {
  return [
    { term: 'Date of issue', text: formatDate(issued_on) },
    { term: 'Order', text: String(order_id) },
    { term: kind === 'credit_note' ? 'Refunded by' : 'Paid by', text: METHOD_LABELS[method] },
    ...(original
      ? [{ term: 'Credit for', text: `${original.number} of ${formatDate(original.issued_on)}` }]
      : []),
  ]
}

function buyerLines({ buyer }: DocumentContent): string[] {
  if (!buyer) return []
  return [
    buyer.name,
    ...linesIn(buyer.address),
    ...(buyer.vat_number ? [`VAT number: ${buyer.vat_number}`] : []),
  ]
}

/** The whole prices are a column where only a part of one was paid. */
function linesTable(content: DocumentContent, money: (cents: Cents) => string): PrintedTable {
  const { lines } = content
  const hasVat = lines.some(({ vat_percent }) => vat_percent !== null)
  const hasParts = lines.some(({ price, cents }) => price !== cents)
  const cellsOf = ({ title, supplied_on, vat_percent, price, cents }: DocumentLine) => [
    title,
    formatDate(supplied_on),
    ...(hasVat ? [vat_percent === null ? '' : formatPercent(vat_percent)] : []),
    ...(hasParts ? [money(price)] : []),
    money(cents),
  ]
  return {
    title: 'Bookings',
    headings: [
      'Booking',
      'Date of supply',
      ...(hasVat ? ['VAT'] : []),
      ...(hasParts ? ['Price'] : []),
      isCredit(content) ? 'Refunded' : 'Received',
    ],
    rows: lines.map((line) => ({
      cells: cellsOf(line),
      details: [
        [`Booking ${line.booking_id}`, ...line.details.slice(0, 1)].join(', '),
        ...line.details.slice(1),
      ],
    })),
  }
}

const vatTable = ({ vat }: DocumentContent, money: (cents: Cents) => string): PrintedTable => ({
  title: 'VAT inside the price',
  headings: ['VAT rate', 'Net', 'VAT', 'Gross'],
  rows: vat.map((share) => ({
    cells: [formatPercent(share.percent), money(share.net), money(share.vat), money(share.gross)],
    details: [],
  })),
})

const formatPercent = (percent: number) => `${percent}%`
