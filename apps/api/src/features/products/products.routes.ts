import { PRODUCT_FIELDS } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import type { ProductRow } from '../../platform/database/schema'
import { sendList, sendRecord } from '../../platform/http/cache/public-reads'
import { created, ifMatchOf, withVersion } from '../../platform/http/cache/versions'
import type { Input } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { readForms, requireForm } from '../../platform/http/form'
import { routesOf } from '../../platform/http/operation-routes'
import { findProduct } from '../offer/product-rows'
import { changeProduct, createProduct, deleteProduct, prepareProduct } from './products.commands'
import { validateChangedProduct, validateNewProduct } from './products.input'
import { type ImageEncoding, listProducts, toProductRecord } from './products.queries'

const readProductQuery = ({ image }: Input): { image: ImageEncoding } => ({
  image: image === 'url' ? 'address' : 'inline',
})

const QUERIES: Record<ImageEncoding, string> = { inline: '', address: '?image=url' }

export const productsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const route = routesOf(app)
  const readForm = readForms(PRODUCT_FIELDS)
  const toRecord = async (row: ProductRow, image: ImageEncoding = 'inline') =>
    toProductRecord(db, row, image, await app.findMoment())

  route('GET /products', { query: readProductQuery }, (request, reply) => {
    const { image } = request.query
    return sendList(
      request,
      reply,
      async () => listProducts(db, image, await app.findMoment()),
      QUERIES[image],
    )
  })

  route('GET /products/:id', { query: readProductQuery }, (request, reply) => {
    const { image } = request.query
    const find = async () => {
      const row = await findProduct(db, request.params.id)
      return row && toRecord(row, image)
    }
    return sendRecord(request, reply, find, QUERIES[image])
  })

  route(
    'POST /products',
    { preValidation: [requireForm, readForm], body: validateNewProduct },
    async (request, reply) => {
      const moment = await app.findMoment()
      const product = await createOnce(request, reply, {
        prepare: () => prepareProduct(db, request.body),
        create: async (tx, image) =>
          (await createProduct(tx, actorOf(request), { ...request.body, image })).id,
        find: async (connection, id) => {
          const row = await findProduct(connection, id)
          return row && toProductRecord(connection, row, 'inline', moment)
        },
      })
      catalogueRevision.changed()
      return created(reply, '/products', product)
    },
  )

  route(
    'PUT /products/:id',
    { preValidation: readForm, body: validateChangedProduct },
    async (request, reply) => {
      const change = {
        id: request.params.id,
        change: request.body,
        ifMatch: ifMatchOf(request),
        moment: await app.findMoment(),
      }
      const product = await changeProduct(db, actorOf(request), change)
      catalogueRevision.changed()
      return withVersion(reply, await toRecord(product))
    },
  )

  route('DELETE /products/:id', async (request, reply) => {
    const deletion = { id: request.params.id, ifMatch: ifMatchOf(request), moment: await app.findMoment() }
    await deleteProduct(db, actorOf(request), deletion)
    catalogueRevision.changed()
    return reply.code(204).send(null)
  })

  done()
}
