import { PRODUCT_FIELDS } from '@luzzu/domain'
import { ProductSchema, ProductWithAddonsSchema } from '@luzzu/domain/contracts'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { actorOf } from '../../auth/access'
import type { ProductRow } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import { sendList, sendRecord } from '../../platform/http/cache/public-reads'
import { created, ifMatchOf, withVersion } from '../../platform/http/cache/versions'
import { ById, checkedBody, checkedInput, type Routes } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { readForms } from '../../platform/http/form'
import { UPLOAD_TIMEOUT_MS } from '../../platform/http/server-options'
import { findProduct } from '../offer/product-rows'
import { changeProduct, createProduct, deleteProduct, prepareProduct } from './products.commands'
import { ProductFormSchema, validateChangedProduct, validateNewProduct } from './products.input'
import { type ImageEncoding, listProducts, toProductRecord } from './products.queries'
import { findSelling } from './selling'

const ProductQuery = checkedInput(
  Type.Object({ image: Type.Optional(Type.Literal('url', { description: 'Leaves `image` null' })) }),
  ({ image }): { image: ImageEncoding } => ({ image: image === 'url' ? 'address' : 'inline' }),
)

const QUERIES: Record<ImageEncoding, string> = { inline: '', address: '?image=url' }

async function requireForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) throw new Refusal('unsupported-type')
}

export const productsRoutes: Routes = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const visitor = { config: { access: 'visitor' } } as const
  const admin = { config: { access: 'admin' } } as const
  const readForm = readForms(PRODUCT_FIELDS)
  const toRecord = async (row: ProductRow, image: ImageEncoding = 'inline') =>
    toProductRecord(db, row, image, await findSelling(app))

  app.get(
    '/products',
    { ...visitor, schema: { querystring: ProductQuery, response: { 200: Type.Array(ProductSchema) } } },
    (request, reply) => {
      const { image } = request.query
      return sendList(
        request,
        reply,
        async () => listProducts(db, image, await findSelling(app)),
        QUERIES[image],
      )
    },
  )

  app.get(
    '/products/:id',
    {
      ...visitor,
      schema: { params: ById, querystring: ProductQuery, response: { 200: ProductWithAddonsSchema } },
    },
    (request, reply) => {
      const { image } = request.query
      const find = async () => {
        const row = await findProduct(db, request.params.id)
        return row && toRecord(row, image)
      }
      return sendRecord(request, reply, find, QUERIES[image])
    },
  )

  app.post(
    '/products',
    {
      ...admin,
      handlerTimeout: UPLOAD_TIMEOUT_MS,
      preValidation: [requireForm, readForm],
      schema: {
        consumes: ['multipart/form-data'],
        body: checkedBody(ProductFormSchema, validateNewProduct),
        response: { 201: ProductWithAddonsSchema },
      },
    },
    async (request, reply) => {
      const product = await createOnce(request, reply, {
        prepare: () => prepareProduct(db, request.body),
        create: async (connection, image) =>
          (await createProduct(connection, actorOf(request), { ...request.body, image })).id,
        find: async (id) => {
          const row = await findProduct(db, id)
          return row && toRecord(row)
        },
      })
      catalogueRevision.changed()
      return created(reply, '/products', product)
    },
  )

  app.put(
    '/products/:id',
    {
      ...admin,
      handlerTimeout: UPLOAD_TIMEOUT_MS,
      preValidation: readForm,
      schema: {
        consumes: ['multipart/form-data', 'application/json'],
        params: ById,
        body: checkedBody(Type.Partial(ProductFormSchema), validateChangedProduct),
        response: { 200: ProductWithAddonsSchema },
      },
    },
    async (request, reply) => {
      const change = {
        id: request.params.id,
        change: request.body,
        ifMatch: ifMatchOf(request),
        selling: await findSelling(app),
      }
      const product = await changeProduct(db, actorOf(request), change)
      catalogueRevision.changed()
      return withVersion(reply, await toRecord(product))
    },
  )

  app.delete(
    '/products/:id',
    { ...admin, schema: { params: ById, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const deletion = { id: request.params.id, ifMatch: ifMatchOf(request), selling: await findSelling(app) }
      await deleteProduct(db, actorOf(request), deletion)
      catalogueRevision.changed()
      return reply.code(204).send(null)
    },
  )

  done()
}
