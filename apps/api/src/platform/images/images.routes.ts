import type { FastifyPluginCallback } from 'fastify'
import type { ImageFormat } from '../database/schema'
import { orNotFound, Refusal } from '../errors/refusal'
import type { Input } from '../http/checked'
import { routesOf } from '../http/operation-routes'
import { findRendition } from './images'
import { IMAGE_FORMATS, IMAGE_WIDTHS } from './render-image'

const NAME = /^([0-9a-f]{32})-(\d{3,4})\.(jpg|webp|avif)$/
const TYPES: Record<ImageFormat, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }

const readName = ({ name }: Input) => {
  const [, hash, width, format] = NAME.exec(String(name)) ?? []
  const known = IMAGE_FORMATS.find((one) => one === format)
  const isWidth = IMAGE_WIDTHS.some((one) => one === Number(width))
  if (!hash || !known || !isWidth) throw new Refusal('not-found')
  return { hash, width: Number(width), format: known }
}

export const imagesRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  route('GET /images/:name', { params: readName }, async (request, reply) => {
    const bytes = orNotFound(await findRendition(app.db, request.params))
    return reply
      .type(TYPES[request.params.format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes)
  })
  done()
}
