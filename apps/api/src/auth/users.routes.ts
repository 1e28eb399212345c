import { validateRegistration } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { orNotFound } from '../platform/errors/refusal'
import { requireValid } from '../platform/http/checked'
import { routesOf } from '../platform/http/operation-routes'
import { registerCustomer } from './accounts'
import { findKnownAccount, toUser } from './accounts.queries'
import { createPhoneReader } from './phone-reader'
import { logPrivilegedFields } from './privileged-fields'
import { byNetwork } from './rate-limits'

/** Nobody can choose them for a new account. */
const PRIVILEGED = ['id_user_pk', 'permission_level', 'is_admin', 'role', 'created_at']

export const usersRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, clock, findSite, rateLimits } = app
  const route = routesOf(app)

  route('POST /register', async (request, reply) => {
    const { body } = request
    logPrivilegedFields(
      request,
      PRIVILEGED.filter((name) => name in body),
    )
    const site = await findSite()
    const registration = requireValid(validateRegistration(body, createPhoneReader(site)))
    await rateLimits.consume(byNetwork('register/network', request.ip))
    const { id, username } = await registerCustomer(db, registration, { site, now: clock.now() })
    reply.code(201).header('location', `/api/user/${id}`)
    return { message: 'Your account was created. You can log in now.', id_user_pk: id, username }
  })

  route('GET /user/:id', async (request) => toUser(orNotFound(await findKnownAccount(db, request.params.id))))

  done()
}
