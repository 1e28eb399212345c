import { validateFaq, validateFaqChange } from '@luzzu/domain'
import { FaqFieldsSchema, FaqSchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { actorOf } from '../../auth/access'
import type { FaqRow } from '../../platform/database/schema'
import { sendList, sendRecord } from '../../platform/http/cache/public-reads'
import { created, ifMatchOf, tagged, withVersion } from '../../platform/http/cache/versions'
import { ById, checkedBody, type Routes } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { changeFaq, createFaq, deleteFaq } from './faqs.commands'
import { findFaq, listFaqs, toFaq } from './faqs.queries'

const toRecord = (faq: FaqRow) => tagged(toFaq(faq), faq.version)

export const faqsRoutes: Routes = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const visitor = { config: { access: 'visitor' } } as const
  const admin = { config: { access: 'admin' } } as const

  app.get('/faqs', { ...visitor, schema: { response: { 200: Type.Array(FaqSchema) } } }, (request, reply) =>
    sendList(request, reply, () => listFaqs(db)),
  )

  app.get(
    '/faqs/:id',
    { ...visitor, schema: { params: ById, response: { 200: FaqSchema } } },
    (request, reply) =>
      sendRecord(request, reply, async () => {
        const faq = await findFaq(db, request.params.id)
        return faq && toRecord(faq)
      }),
  )

  app.post(
    '/faqs',
    { ...admin, schema: { body: checkedBody(FaqFieldsSchema, validateFaq), response: { 201: FaqSchema } } },
    async (request, reply) => {
      const faq = await createOnce(request, reply, {
        create: async (connection) => (await createFaq(connection, actorOf(request), request.body)).id,
        find: async (id) => {
          const row = await findFaq(db, id)
          return row && toRecord(row)
        },
      })
      catalogueRevision.changed()
      return created(reply, '/faqs', faq)
    },
  )

  app.put(
    '/faqs/:id',
    {
      ...admin,
      schema: {
        params: ById,
        body: checkedBody(Type.Partial(FaqFieldsSchema), validateFaqChange),
        response: { 200: FaqSchema },
      },
    },
    async (request, reply) => {
      const change = { id: request.params.id, change: request.body, ifMatch: ifMatchOf(request) }
      const faq = await changeFaq(db, actorOf(request), change)
      catalogueRevision.changed()
      return withVersion(reply, toRecord(faq))
    },
  )

  app.delete(
    '/faqs/:id',
    { ...admin, schema: { params: ById, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await deleteFaq(db, actorOf(request), { id: request.params.id, ifMatch: ifMatchOf(request) })
      catalogueRevision.changed()
      return reply.code(204).send(null)
    },
  )

  done()
}
