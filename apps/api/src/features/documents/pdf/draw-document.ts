import type { PrintedDocument, PrintedFact, PrintedTable } from '@luzzu/domain'
import type { Sheet, Style } from './sheet.ts'

const INK = '#0b1f33'
const MUTED = '#4a5b6c'

const TEXT: Style = { font: 'regular', size: 9.5, color: INK }
const SMALL: Style = { font: 'regular', size: 8.5, color: MUTED }
const STRONG: Style = { font: 'bold', size: 9.5, color: INK }
const NAME: Style = { font: 'bold', size: 13, color: INK }
const HEADING: Style = { font: 'bold', size: 19, color: INK }
const TITLE: Style = { font: 'bold', size: 10.5, color: INK }

/** Widths of the columns from the second on, by their number. */
const NUMBER_WIDTH = 78
const DATE_WIDTH = 104
const RATE_WIDTH = 48

/** Draws a document from the top to the end; long ones go on on further pages. */
export function drawDocument(sheet: Sheet, printed: PrintedDocument): void {
  const [name = '', ...address] = printed.seller
  sheet.paragraph(name, NAME)
  if (address.length > 0) sheet.paragraph(address.join('\n'), SMALL)
  sheet.space(26)
  sheet.heading(printed.heading, HEADING, 1)
  if (printed.status) sheet.paragraph(printed.status, STRONG)
  sheet.space(8)
  drawFacts(sheet, printed.facts)
  if (printed.buyer.length > 0) drawBuyer(sheet, printed.buyer)
  sheet.space(20)
  drawLines(sheet, printed.lines)
  sheet.sum(printed.total, { term: STRONG, text: TITLE })
  for (const fact of printed.closing) sheet.sum(fact, { term: TEXT, text: TEXT })
  if (printed.vat) drawVat(sheet, printed.vat)
  sheet.space(22)
  for (const note of printed.notes) sheet.paragraph(note, SMALL)
}

function drawFacts(sheet: Sheet, facts: readonly PrintedFact[]): void {
  sheet.facts(facts, { term: SMALL, text: TEXT })
}

function drawBuyer(sheet: Sheet, [name = '', ...rest]: readonly string[]): void {
  sheet.space(14)
  sheet.heading('Billed to', TITLE, 2)
  sheet.paragraph(name, TEXT)
  if (rest.length > 0) sheet.paragraph(rest.join('\n'), TEXT)
}

function drawLines(sheet: Sheet, table: PrintedTable): void {
  const widths = table.headings.slice(1).map((heading, at) => {
    if (at === 0) return DATE_WIDTH
    return heading === 'VAT' ? RATE_WIDTH : NUMBER_WIDTH
  })
  sheet.table(table, { widths, left: 2, styles: { heading: SMALL, cell: TEXT, details: SMALL } })
}

function drawVat(sheet: Sheet, table: PrintedTable): void {
  sheet.space(20)
  sheet.heading(table.title, TITLE, 2)
  sheet.space(2)
  const widths = table.headings.slice(1).map(() => NUMBER_WIDTH)
  sheet.table(table, { widths, left: 1, styles: { heading: SMALL, cell: TEXT, details: SMALL } })
}
