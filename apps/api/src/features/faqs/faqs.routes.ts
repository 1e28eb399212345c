import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import type { FaqRow } from '../../platform/database/schema'
import { sendList, sendRecord } from '../../platform/http/cache/public-reads'
import { created, ifMatchOf, tagged, withVersion } from '../../platform/http/cache/versions'
import { createOnce } from '../../platform/http/create-once'
import { routesOf } from '../../platform/http/operation-routes'
import { changeFaq, createFaq, deleteFaq } from './faqs.commands'
import { findFaq, listFaqs, toFaq } from './faqs.queries'

const toRecord = (faq: FaqRow) => tagged(toFaq(faq), faq.version)

export const faqsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const route = routesOf(app)

  route('GET /faqs', (request, reply) => sendList(request, reply, () => listFaqs(db)))

  route('GET /faqs/:id', (request, reply) =>
    sendRecord(request, reply, async () => {
      const faq = await findFaq(db, request.params.id)
      return faq && toRecord(faq)
    }),
  )

  route('POST /faqs', async (request, reply) => {
    const faq = await createOnce(request, reply, {
      create: async (connection) => (await createFaq(connection, actorOf(request), request.body)).id,
      find: async (id) => {
        const row = await findFaq(db, id)
        return row && toRecord(row)
      },
    })
    catalogueRevision.changed()
    return created(reply, '/faqs', faq)
  })

  route('PUT /faqs/:id', async (request, reply) => {
    const change = { id: request.params.id, change: request.body, ifMatch: ifMatchOf(request) }
    const faq = await changeFaq(db, actorOf(request), change)
    catalogueRevision.changed()
    return withVersion(reply, toRecord(faq))
  })

  route('DELETE /faqs/:id', async (request, reply) => {
    await deleteFaq(db, actorOf(request), { id: request.params.id, ifMatch: ifMatchOf(request) })
    catalogueRevision.changed()
    return reply.code(204).send(null)
  })

  done()
}
