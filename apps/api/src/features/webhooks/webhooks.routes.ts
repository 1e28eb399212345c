import { parseId, validateWebhookChange, validateWebhookEndpoint } from '@luzzu/domain'
import { DELIVERY_STATES } from '@luzzu/domain/contracts'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import { instantAfter, SECOND } from '../../platform/clock'
import type { Db } from '../../platform/database/schema'
import { orNotFound } from '../../platform/errors/refusal'
import type { Input } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { ListQuery, setPagingHeaders } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { newWebhookId } from './events/deliveries'
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  type Issued,
  replayDeliveries,
  rotateSecret,
} from './webhooks.commands'
import {
  type DeliveryFilter,
  findEndpoint,
  listDeliveries,
  listEndpoints,
  toEndpoint,
} from './webhooks.queries'

const STATE = `state must be one of ${DELIVERY_STATES.join(', ')}`
/** An attempt takes up to 15 seconds. */
const TEST_TIMEOUT_MS = 20 * SECOND

const readDeliveriesQuery = (query: Input): DeliveryFilter => {
  const parsed = new ListQuery(query)
  const state = parsed.read('state', (text) => DELIVERY_STATES.find((one) => one === text), STATE)
  const [limit, cursor] = [parsed.limit(), parsed.cursor(parseId)]
  return parsed.finish({ state, limit, cursor })
}

const withSecret = ({ endpoint, secret }: Issued) => ({ ...toEndpoint(endpoint), secret })

/** Where events are sent to, and what became of them. */
export const webhooksRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, clock, config, webhooks, webhookSecrets } = app
  const route = routesOf(app)
  /** `undefined` also once it has got another secret. */
  const findCreated = async (connection: Db, id: number) => {
    const endpoint = await findEndpoint(connection, id)
    if (endpoint?.previous_secret !== null) return undefined
    return withSecret({ endpoint, secret: webhookSecrets.open(endpoint.secret) })
  }

  route('GET /webhook-endpoints', () => listEndpoints(db, clock.now()))

  route(
    'POST /webhook-endpoints',
    { body: (fields: Input) => validateWebhookEndpoint(fields, config.webhookOrigins) },
    async (request, reply) => {
      const created = await createOnce(request, reply, {
        create: async (tx) => {
          const { endpoint } = await createEndpoint(tx, actorOf(request), request.body, {
            secrets: webhookSecrets,
          })
          return endpoint.id
        },
        find: findCreated,
      })
      return reply.code(201).header('location', `/api/webhook-endpoints/${created.id}`).send(created)
    },
  )

  route(
    'PUT /webhook-endpoints/:id',
    { body: (fields: Input) => validateWebhookChange(fields, config.webhookOrigins) },
    async (request) => {
      const { id } = request.params
      await changeEndpoint(db, actorOf(request), { id, change: request.body })
      return orNotFound((await listEndpoints(db, clock.now())).find((one) => one.id === id))
    },
  )

  route('DELETE /webhook-endpoints/:id', async (request, reply) => {
    await deleteEndpoint(db, actorOf(request), request.params.id)
    return reply.code(204).send(null)
  })

  route('POST /webhook-endpoints/:id/rotate-secret', async (request) =>
    withSecret(await rotateSecret(db, actorOf(request), request.params.id, webhookSecrets)),
  )

  route('POST /webhook-endpoints/:id/test', { handlerTimeout: TEST_TIMEOUT_MS }, async (request) => {
    const endpoint = orNotFound(await findEndpoint(db, request.params.id))
    const body = JSON.stringify({ type: 'endpoint.test', timestamp: instantAfter(clock.now()), data: {} })
    const { status, ms, error } = await webhooks.sendNow(endpoint, { id: newWebhookId(), body })
    return { delivered: error === null, status, ms, error }
  })

  route('GET /webhook-endpoints/:id/deliveries', { query: readDeliveriesQuery }, async (request, reply) => {
    const { id } = orNotFound(await findEndpoint(db, request.params.id))
    const { deliveries, next } = await listDeliveries(db, id, request.query)
    setPagingHeaders(request, reply, { next })
    return deliveries
  })

  route('POST /webhook-endpoints/:id/replay', async (request, reply) => {
    const replay = { id: request.params.id, replay: request.body, now: clock.now() }
    return reply.code(202).send({ queued: await replayDeliveries(db, replay) })
  })

  done()
}
