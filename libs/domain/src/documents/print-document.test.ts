import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar-date'
import { RECEIPT_DRAFT } from './document-example'
import { printDocument } from './print-document'
import { completeDocument, documentNumber, seriesAfter } from './sales-document'

const print = (over: object = {}, number = 'R-2026-000001') =>
  printDocument(completeDocument({ ...RECEIPT_DRAFT, ...over }, number))

test('a receipt says who sells, what was received of which price, its tax, and what is due', () => {
  expect(print()).toEqual({
    title: 'Receipt R-2026-000001, Luzzu',
    seller: ['Luzzu', 'Xatt is-Sajjieda 4', 'Marsaxlokk MXK 1234', 'VAT number: MT 1234 5678'],
    heading: 'Receipt R-2026-000001',
    status: null,
    facts: [
      { term: 'Date of issue', text: 'July 10, 2026' },
      { term: 'Order', text: '512' },
      { term: 'Paid by', text: 'Cash' },
    ],
    buyer: [],
    lines: {
      title: 'Bookings',
      headings: ['Booking', 'Date of supply', 'VAT', 'Price', 'Received'],
      rows: [
        {
          cells: ['Painted Luzzu', 'July 12, 2026', '18%', '€135.00', '€50.00'],
          details: ['Booking 1278, Morning, 08:00–12:00', 'Skipper'],
        },
      ],
    },
    total: { term: 'Total received', text: '€50.00' },
    vat: {
      title: 'VAT inside the price',
      headings: ['VAT rate', 'Net', 'VAT', 'Gross'],
      rows: [{ cells: ['18%', '€42.37', '€7.63', '€50.00'], details: [] }],
    },
    closing: [{ term: 'Still due', text: '€85.00' }],
    notes: ['This is not a fiscal receipt.'],
  })
})

test('with an EXO number it is a fiscal receipt; without a rate no tax is told', () => {
  const seller = { ...RECEIPT_DRAFT.seller, exo_number: 'EXO 77' }
  const lines = RECEIPT_DRAFT.lines.map((line) => ({ ...line, cents: line.price, vat_percent: null }))
  const printed = print({ seller, lines, due: 0 })
  expect(printed.seller).toContain('EXO number: EXO 77')
  expect(printed).toMatchObject({ notes: [], vat: null, closing: [{ text: '€0.00' }] })
  expect(printed.lines.headings).toEqual(['Booking', 'Date of supply', 'Received'])
})

test('an invoice names its buyer', () => {
  const buyer = { name: 'Ċensu Ħaż-Żebbuġ', address: 'Triq il-Kbira 5\nMalta', vat_number: null }
  expect(print({ kind: 'invoice', buyer })).toMatchObject({
    heading: 'Invoice R-2026-000001',
    buyer: ['Ċensu Ħaż-Żebbuġ', 'Triq il-Kbira 5', 'Malta'],
  })
})

test('a credit note names its original and owes nothing', () => {
  const original = { number: 'R-2026-000001', issued_on: '2026-07-10' as CalendarDate }
  const printed = print({ kind: 'credit_note', original }, 'C-2026-000001')
  expect(printed).toMatchObject({
    heading: 'Credit note C-2026-000001',
    total: { term: 'Total refunded' },
    closing: [],
  })
  expect(printed.facts).toContainEqual({ term: 'Credit for', text: 'R-2026-000001 of July 10, 2026' })
})

test('numbers have six digits or more, and a series after a restored backup', () => {
  expect(documentNumber('R', 2026, '', 1)).toBe('R-2026-000001')
  expect(documentNumber('C', 2027, 'B', 1_234_567)).toBe('C-2027B-1234567')
  expect(['', 'B', 'Y', 'Z', 'AZ', 'ZZ'].map(seriesAfter)).toEqual(['B', 'C', 'Z', 'AA', 'BA', 'AAA'])
})
