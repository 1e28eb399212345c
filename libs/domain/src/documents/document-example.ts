import type { CalendarDate } from '../calendar/calendar-date'
import type { Instant } from '../calendar/instant'
import type { DocumentDraft } from './sales-document'

/** A receipt before it has its number. */
export const RECEIPT_DRAFT: DocumentDraft = {
  kind: 'receipt',
  issued_at: '2026-07-10T05:50:00.000Z' as Instant,
  issued_on: '2026-07-10' as CalendarDate,
  currency: 'EUR',
  order_id: 512,
  seller: {
    name: 'Luzzu',
    address: 'Xatt is-Sajjieda 4\nMarsaxlokk MXK 1234',
    vat_number: 'MT 1234 5678',
    exo_number: null,
  },
  buyer: null,
  lines: [
    {
      booking_id: 1278,
      title: 'Painted Luzzu',
      details: ['Morning, 08:00–12:00', 'Skipper'],
      supplied_on: '2026-07-12' as CalendarDate,
      price: 13500,
      cents: 5000,
      vat_percent: 18,
    },
  ],
  method: 'cash',
  due: 8500,
  original: null,
}
