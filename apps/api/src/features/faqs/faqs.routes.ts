import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import { sendList } from '../../platform/http/cache/public-reads'
import { routesOf } from '../../platform/http/operation-routes'
import { recordHandlers } from '../record-handlers'
import { changeFaq, createFaq, deleteFaq, orderFaqs } from './faqs.commands'
import { findFaq, listFaqs, toFaq } from './faqs.queries'

export const faqsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const route = routesOf(app)
  const faq = recordHandlers(app, '/faqs', {
    find: findFaq,
    toWire: toFaq,
    create: createFaq,
    change: changeFaq,
    delete: deleteFaq,
  })

  route('GET /faqs', (request, reply) => sendList(request, reply, () => listFaqs(db)))
  route('GET /faqs/:id', faq.get)
  route('POST /faqs', faq.post)
  route('PUT /faqs/:id', faq.put)
  route('PUT /faqs/order', async (request) => {
    const faqs = await orderFaqs(db, actorOf(request), request.body.ids)
    catalogueRevision.changed()
    return faqs.map(toFaq)
  })
  route('DELETE /faqs/:id', faq.delete)

  done()
}
