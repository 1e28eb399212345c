import { validateToken, validateTokenChange } from '@luzzu/domain'
import type { ApiToken } from '@luzzu/domain/contracts'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import { orNotFound } from '../../platform/errors/refusal'
import { type Input, requireValid } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { routesOf } from '../../platform/http/operation-routes'
import { changeApiToken, createApiToken, revokeApiToken, rotateApiToken } from './api-tokens.commands'
import { findCreatedToken, findTokenRow, listApiTokens } from './api-tokens.queries'

/** Staff give programs access. */
export const apiTokensRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, clock, deriveSecret } = app
  const route = routesOf(app)

  route('GET /api-tokens', () => listApiTokens(db, clock.now()))

  route(
    'POST /api-tokens',
    { body: (fields: Input) => validateToken(fields, { now: clock.now() }) },
    async (request, reply) => {
      const created = await createOnce(request, reply, {
        create: (tx, _prepared, seed) =>
          createApiToken(tx, actorOf(request), request.body, deriveSecret(seed)),
        find: (connection, id, seed) => findCreatedToken(connection, id, deriveSecret(seed)),
      })
      reply.code(201).header('location', `/api/api-tokens/${created.id}`)
      return created
    },
  )

  route('PUT /api-tokens/:id', async (request) => {
    const { id } = request.params
    orNotFound(await findTokenRow(db, id))
    const read = (before: ApiToken) => readChange(request.body, before, clock.now())
    return changeApiToken(db, actorOf(request), { id, read })
  })

  route(
    'POST /api-tokens/:id/rotate',
    {
      // The hours are optional, and so is the body.
      preValidation: (request, _reply, next) => {
        request.body ??= {}
        next()
      },
    },
    (request) => {
      const rotation = { id: request.params.id, graceHours: request.body.grace_hours, now: clock.now() }
      return rotateApiToken(db, actorOf(request), rotation)
    },
  )

  route('DELETE /api-tokens/:id', async (request, reply) => {
    await revokeApiToken(db, actorOf(request), request.params.id)
    return reply.code(204).send(null)
  })

  done()
}

/** What is not sent stays as it is. */
function readChange(fields: Input, before: ApiToken, now: Date) {
  const { name, rate_per_minute, reseller, scopes } = before
  const sent = { name, rate_per_minute, reseller, ...fields }
  const change = requireValid(validateTokenChange(sent, { now, scopes }))
  return fields.expires_at === undefined ? { ...change, expires_at: before.expires_at } : change
}
