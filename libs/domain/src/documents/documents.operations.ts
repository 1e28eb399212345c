import Type from 'typebox'
import { PAGE_QUERY } from '../list.contract'
import { defineOperations } from '../operation'
import { ListedDocumentSchema } from './documents.contract'
import { DOCUMENT_KINDS } from './sales-document'

const DOCUMENT_EXAMPLE = {
  id: 77,
  number: 'R-2026-000077',
  kind: 'receipt',
  issued_at: '2026-07-10T05:50:00.000Z',
  amount: 135,
  vat: [{ percent: 18, net: 114.41, vat: 20.59, gross: 135 }],
  order_id: 512,
  credits: null,
  cancelled_at: null,
  username: 'Maria Vella',
  booking: { id: 1278, product_name: 'Painted Luzzu', booking_date: '2026-07-16', slot_name: 'Morning' },
  bookings: 1,
}

/** Receipts, invoices and credit notes. */
export const documentOperations = defineOperations('Payments', {
  'GET /documents': {
    id: 'listDocuments',
    summary: 'List receipts, invoices and credit notes, newest first',
    access: 'admin',
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          description:
            'Words of the guest, their phone or email, the product, and the numbers of the booking, the order or the document, in any order',
        }),
      ),
      year: Type.Optional(Type.Integer({ description: 'Of the number' })),
      kind: Type.Optional(Type.Enum([...DOCUMENT_KINDS], { description: 'Kind of document' })),
      ...PAGE_QUERY,
    }),
    answer: { 200: Type.Array(ListedDocumentSchema) },
    headers: ['Link', 'X-Total-Count'],
    example: [DOCUMENT_EXAMPLE],
  },
  'GET /documents/:id.pdf': {
    id: 'getDocumentFile',
    summary: 'Download a document as PDF',
    access: 'customer',
    guests: 'order-token',
    produces: 'application/pdf',
    headers: ['Content-Disposition'],
    errors: ['unavailable'],
  },
})
