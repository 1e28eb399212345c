import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../account/api-error'
import { parseForm } from '../account/form'
import { API_VERSION, type StripeAccount } from '../account/stripe-account'
import { answerOf, executeCall, type Reply, type Sent } from './execute-call'
import type { Faults } from './faults'
import { StoredResponses } from './idempotency'
import { listOperations } from './operations'

/** Stripe's API below `/v1`, with its errors, idempotency keys and the faults that were ordered. */
export function addApiRoutes(app: FastifyInstance, parts: { account: StripeAccount; faults: Faults }): void {
  const { account } = parts
  const answers = new StoredResponses(account)

  for (const [name, operation] of listOperations())
    app.route<{ Params: { id?: string } }>({
      method: operation.method,
      url: operation.path,
      handler: async (request, reply) => {
        const sent = { name, operation, id: request.params.id ?? '', ...readRequest(request) }
        const id = account.newId('req')
        const version = request.headers['stripe-version'] ?? API_VERSION
        reply.headers({ 'request-id': id, 'stripe-version': version })
        if (sent.key !== undefined) reply.header('idempotency-key', sent.key)
        account.cause = { id, idempotency_key: sent.key ?? null }
        account.runPlans()
        return send(reply, await respond(request, sent))
      },
    })

  async function respond(request: FastifyRequest, sent: Sent): Promise<Reply> {
    try {
      assertKey(request)
      return await executeCall({ ...parts, answers }, sent)
    } catch (error) {
      return { answer: answerOf(error, sent.name), isReplayed: false }
    }
  }
}

function readRequest({ method, url, headers, body }: FastifyRequest): Pick<Sent, 'form' | 'key' | 'text'> {
  const isWrite = method === 'POST'
  const encoded = isWrite ? String(body ?? '') : (url.split('?')[1] ?? '')
  const header = headers['idempotency-key']
  const key = isWrite && typeof header === 'string' ? header : undefined
  return { form: parseForm(encoded), key, text: `${method} ${url} ${encoded}` }
}

/** After a fault the connection is closed, or nothing comes until the client gives up. */
function send(reply: FastifyReply, replied: Reply): FastifyReply {
  if (typeof replied === 'string') {
    reply.hijack()
    if (replied === 'reset') reply.raw.socket?.resetAndDestroy()
    return reply
  }
  const { answer, isReplayed } = replied
  if (isReplayed) reply.header('idempotent-replayed', 'true')
  if (answer.status === 500) reply.header('stripe-should-retry', 'false')
  return reply.status(answer.status).send(answer.body)
}

/** @throws {ApiError} for a key that is none, or of the real thing. */
function assertKey({ headers }: FastifyRequest): void {
  const key = /^Bearer (?:sk|rk)_(test|live)_\w+$/.exec(headers.authorization ?? '')
  const refuse = (message: string) => new ApiError(401, { type: 'invalid_request_error', message }, false)
  if (!key) throw refuse('You did not provide a valid API key.')
  if (key[1] === 'live') throw refuse('This is the simulator; send a test key.')
}
