import { validateProfile } from '@luzzu/domain'
import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import { actorOf, isSelf, principalOf } from '../../auth/access'
import { findKnownAccount, toUser } from '../../auth/accounts.queries'
import { createPhoneReader } from '../../auth/phone-reader'
import { orNotFound, Refusal, refuseFields } from '../../platform/errors/refusal'
import { type Input, parsePathId, requireValid } from '../../platform/http/checked'
import { routesOf } from '../../platform/http/operation-routes'
import {
  changeOwnPassword,
  confirmPassword,
  endOtherSessions,
  endOwnSession,
  listSessions,
  updateProfile,
} from './account.commands'
import { eraseAccount } from './erase-account'
import { eraseGuest } from './erase-guest'
import { exportAccount } from './export-account'
import { GUESTS_FILE, recordErasures } from './repeat-erasures'

const SESSION_ID = /^[\w-]{1,100}$/
const readSessionPath = ({ id, session }: Input) => {
  if (typeof session !== 'string' || !SESSION_ID.test(session)) throw new Refusal('not-found')
  return { id: parsePathId(id), session }
}

/** What users do with their own account, and staff with another's. */
export const accountRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, clock, findSite, rateLimits } = app
  const route = routesOf(app)

  route('PUT /user/:id', async (request) => {
    const site = await findSite()
    const profile = requireValid(validateProfile(request.body, createPhoneReader(site)))
    await rateLimits.consume([['profile/user', String(request.params.id)]])
    return toUser(await updateProfile(db, actorOf(request), { profile, site }))
  })

  route('PUT /user/:id/password', async (request) => {
    const principal = principalOf(request)
    await changeOwnPassword(app, { principal, actor: actorOf(request), change: request.body })
    return toUser(orNotFound(await findKnownAccount(db, principal.userId)))
  })

  route('GET /user/:id/export', { compress: {} }, async (request, reply) => {
    const { id } = request.params
    const data = await exportAccount(db, id, await app.findMoment())
    reply.header('content-disposition', `attachment; filename="account-${id}.json"`)
    return data
  })

  route(
    'DELETE /user/:id',
    {
      // Staff send no body.
      preValidation: (request: FastifyRequest, _reply, next) => {
        request.body ??= {}
        next()
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { password } = request.body
      if (isSelf(request)) {
        if (password === '') throw refuseFields({ password: 'Password is required' })
        await confirmPassword(app, { id, password, field: 'password' })
      }
      const { account, joined } = await eraseAccount(db, actorOf(request), { id, site: await findSite() })
      try {
        recordErasures(app.config.dataDir, [account])
        recordErasures(app.config.dataDir, joined, GUESTS_FILE)
      } catch (error) {
        // The next start notes it.
        request.log.error({ err: error }, 'an erasure was not noted for restored backups')
      }
      return reply.code(204).send(null)
    },
  )

  route('DELETE /bookings/:id/contact', async (request, reply) => {
    const erasure = { bookingId: request.params.id, site: await findSite() }
    const erased = await eraseGuest(db, actorOf(request), erasure)
    try {
      recordErasures(app.config.dataDir, erased, GUESTS_FILE)
    } catch (error) {
      request.log.error({ err: error }, 'an erasure was not noted for restored backups')
    }
    return reply.code(204).send(null)
  })

  route('GET /user/:id/sessions', async (request) => listSessions(db, principalOf(request), clock.now()))

  route('DELETE /user/:id/sessions', async (request, reply) => {
    await endOtherSessions(db, actorOf(request), principalOf(request).sessionId)
    return reply.code(204).send(null)
  })

  route('DELETE /user/:id/sessions/:session', { params: readSessionPath }, async (request, reply) => {
    await endOwnSession(db, actorOf(request), request.params.session)
    return reply.code(204).send(null)
  })

  done()
}
