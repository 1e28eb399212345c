import { DOCUMENT_KINDS, parseId } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { ownerOf, principalOf } from '../../auth/access'
import { orNotFound } from '../../platform/errors/refusal'
import type { Input } from '../../platform/http/checked'
import { ListQuery, setPagingHeaders } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { type DocumentFilter, listDocuments } from './documents.queries'
import { addPaidBookings } from './paid-bookings.queries'
import { readDocument } from './read-document'

const MESSAGES = {
  year: 'year must be a year such as 2026',
  kind: `kind must be one of ${DOCUMENT_KINDS.join(', ')}`,
}

const readQuery = (query: Input): DocumentFilter => {
  const parsed = new ListQuery(query)
  const year = parsed.read('year', (text) => (/^\d{4}$/.test(text) ? Number(text) : undefined), MESSAGES.year)
  const kind = parsed.read('kind', (text) => DOCUMENT_KINDS.find((one) => one === text), MESSAGES.kind)
  const [limit, cursor] = [parsed.limit(), parsed.cursor(parseId)]
  return parsed.finish({ q: parsed.search(), year, kind, limit, cursor })
}

/** Receipts, invoices and credit notes, as a list and as PDF. */
export const documentsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db } = app
  const route = routesOf(app)

  route('GET /documents', { query: readQuery }, async (request, reply) => {
    const { documents, next, total } = await listDocuments(db, request.query)
    setPagingHeaders(request, reply, { next, total })
    return addPaidBookings(db, documents)
  })

  route('GET /documents/:id.pdf', async (request, reply) => {
    const { filename, contentType, content } = orNotFound(
      await readDocument(db, request.params.id, app.pdfWriter, ownerOf(principalOf(request))),
    )
    return reply
      .type(contentType)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .send(content)
  })

  done()
}
