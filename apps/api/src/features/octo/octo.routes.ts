import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { authenticateToken, requireScope } from '../../auth/api-tokens/admit-token'
import type { ResellerBookingRow } from '../../platform/database/reseller-tables'
import { Refusal } from '../../platform/errors/refusal'
import { carriesApiToken } from '../../platform/http/carries-api-token'
import type { Input } from '../../platform/http/checked'
import { limitRequests } from '../../platform/http/http-plugins'
import { findAvailabilities, findCalendar } from './availability/availability'
import { toBookingOf, toBookings } from './bookings/booking-wire'
import { cancelBooking } from './bookings/cancel'
import { changeBooking } from './bookings/change'
import { confirmHold } from './bookings/confirm'
import { extendHold } from './bookings/extend-hold'
import { findResellerBooking } from './bookings/find-bookings'
import { createHold } from './bookings/hold'
import { listBookings } from './bookings/list'
import { type Caller, callerOf } from './caller'
import { echoCapabilities, listCapabilities } from './capabilities'
import { loadContent } from './catalogue/content'
import { findOfferedProduct, listOfferedProducts } from './catalogue/find-products'
import { toProduct } from './catalogue/product-wire'
import { toSupplier } from './catalogue/supplier'
import { OctoError, sendOctoError } from './octo-error'
import { octoDocument } from './openapi/octo-document'
import { createWebhook, deleteWebhook, listWebhooks } from './webhooks/webhooks'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route of resellers is for everyone. */
    isOpen?: boolean
  }
}

type ByUuid = { Params: { uuid: string } }

/** Resellers see what is offered, hold it and book it, as OCTO has it. Success is 200, also where something is created. */
export const octoRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, config, webhookSecrets } = app
  app.decorateRequest('principal', null).decorateRequest('apiToken', null)
  app.setErrorHandler(sendOctoError)
  limitRequests(app)
  app.addHook('onRequest', (request, reply, next) => {
    echoCapabilities(request, reply)
    reply.header('content-language', 'en').header('cache-control', 'no-store')
    if (request.routeOptions.config.isOpen) return next()
    admit(request, reply).then(() => next(), next)
  })
  app.addHook('preValidation', (request, _reply, next) =>
    next(request.isMultipart() && !request.is404 ? new Refusal('unsupported-type') : undefined),
  )
  app.setNotFoundHandler(async (request, reply) => {
    const allowed = await app.methodsOf(request.url.split('?')[0] ?? '')
    if (allowed.length === 0) return sendOctoError(new OctoError('NOT_FOUND'), request, reply)
    reply.header('allow', allowed.join(', '))
    const message = 'This method is not supported here.'
    return sendOctoError(new OctoError('BAD_REQUEST', { message, status: 405 }), request, reply)
  })

  app.get('/openapi.json', { config: { isOpen: true } }, async (_request, reply) => {
    const { url, settings } = await app.findSite()
    reply.header('cache-control', 'no-cache')
    return octoDocument({ name: settings.site_name, url }, settings.contact.mail)
  })

  app.get('/supplier', async (request) => toSupplier(await callerOf(request)))
  app.get('/capabilities', listCapabilities)

  app.get('/products', async (request) => {
    const caller = await callerOf(request)
    const context = { ...caller, content: await loadContent(db, caller.capabilities) }
    return (await listOfferedProducts(db, caller.reseller)).map((sold) => toProduct(sold, context))
  })

  app.get<{ Params: { id: string } }>('/products/:id', async (request) => {
    const caller = await callerOf(request)
    const sold = await findOfferedProduct(db, caller.reseller, request.params.id)
    return toProduct(sold, { ...caller, content: await loadContent(db, caller.capabilities) })
  })

  app.post('/availability/calendar', async (request) =>
    findCalendar(db, await callerOf(request), request.body),
  )
  app.post('/availability', async (request) => findAvailabilities(db, await callerOf(request), request.body))

  app.get('/bookings', async (request) => {
    const caller = await callerOf(request)
    return toBookings(db, caller, await listBookings(db, caller, request.query as Input))
  })

  app.post('/bookings', async (request) => {
    const caller = await callerOf(request)
    return toBookingOf(db, caller, await createHold(db, caller, request.body))
  })

  app.get<ByUuid>('/bookings/:uuid', async (request) => {
    const caller = await callerOf(request)
    return toBookingOf(db, caller, await findResellerBooking(db, caller, request.params.uuid))
  })

  const changing =
    (
      change: (
        connection: typeof db,
        caller: Caller,
        uuid: unknown,
        body: unknown,
      ) => Promise<ResellerBookingRow>,
    ) =>
    async (request: FastifyRequest<ByUuid>) => {
      const caller = await callerOf(request)
      return toBookingOf(db, caller, await change(db, caller, request.params.uuid, request.body))
    }

  app.patch('/bookings/:uuid', changing(changeBooking))
  app.post('/bookings/:uuid/confirm', changing(confirmHold))
  app.post('/bookings/:uuid/extend', changing(extendHold))
  app.post('/bookings/:uuid/cancel', changing(cancelBooking))

  app.get('/webhooks', async (request) => listWebhooks(db, await callerOf(request)))
  app.post('/webhooks', async (request) => {
    const settings = { secrets: webhookSecrets, allowedOrigins: config.webhookOrigins }
    return createWebhook(db, await callerOf(request), request.body, settings)
  })
  app.delete<{ Params: { id: string } }>('/webhooks/:id', async (request, reply) => {
    await deleteWebhook(db, await callerOf(request), request.params.id)
    return reply.code(204).send(null)
  })

  done()
}

/** @throws {OctoError} `UNAUTHORIZED` without a token, `FORBIDDEN` for another one. */
async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { authorization } = request.headers
  if (authorization === undefined) throw new OctoError('UNAUTHORIZED')
  if (!carriesApiToken(authorization)) {
    throw new OctoError('FORBIDDEN')
  }
  try {
    requireScope(await authenticateToken(request, reply, authorization), 'octo')
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid-token') throw new OctoError('FORBIDDEN')
    throw error
  }
}
