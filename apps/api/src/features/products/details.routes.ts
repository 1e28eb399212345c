import { PICTURE_FIELDS } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import { sendRecord } from '../../platform/http/cache/public-reads'
import { created, ifMatchOf, tagged, withVersion } from '../../platform/http/cache/versions'
import { type Input, parsePathId } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { readForms, requireForm } from '../../platform/http/form'
import { routesOf } from '../../platform/http/operation-routes'
import { findKeptProduct } from '../offer/product-rows'
import { replaceDetails } from './details.commands'
import { findDetails, type StoredDetails } from './details.queries'
import { addPicture, deletePicture, findPicture, preparePicture, validatePicture } from './pictures.commands'

const toRecord = ({ details, version }: StoredDetails) => tagged(details, version)

const readPicturePath = ({ id, picture }: Input) => ({ id: parsePathId(id), picture: parsePathId(picture) })

export const detailsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const route = routesOf(app)

  route('GET /products/:id/details', (request, reply) =>
    sendRecord(request, reply, async () => {
      const { id } = request.params
      if (!(await findKeptProduct(db, id))) return undefined
      return toRecord(await findDetails(db, id))
    }),
  )

  route('PUT /products/:id/details', async (request, reply) => {
    const change = { productId: request.params.id, change: request.body, ifMatch: ifMatchOf(request) }
    const stored = await replaceDetails(db, actorOf(request), change)
    catalogueRevision.changed()
    return withVersion(reply, toRecord(stored))
  })

  route(
    'POST /products/:id/pictures',
    { preValidation: [requireForm, readForms(PICTURE_FIELDS)], body: validatePicture },
    async (request, reply) => {
      const { image, alt } = request.body
      const of = { productId: request.params.id, ifMatch: ifMatchOf(request) }
      const picture = await createOnce(request, reply, {
        input: { ...request.body, productId: of.productId },
        prepare: () => preparePicture(db, of, image),
        create: (tx, rendered) => addPicture(tx, actorOf(request), { ...of, image: rendered, alt }),
        find: (connection, id) => findPicture(connection, of.productId, id),
      })
      catalogueRevision.changed()
      return created(reply, `/products/${of.productId}/pictures`, picture)
    },
  )

  route('DELETE /products/:id/pictures/:picture', { params: readPicturePath }, async (request, reply) => {
    const { id: productId, picture: pictureId } = request.params
    await deletePicture(db, actorOf(request), { productId, pictureId, ifMatch: ifMatchOf(request) })
    catalogueRevision.changed()
    return reply.code(204).send(null)
  })

  done()
}
