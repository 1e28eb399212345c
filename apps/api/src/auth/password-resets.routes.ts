import { validateEmail } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import type { Input } from '../platform/http/checked'
import { routesOf } from '../platform/http/operation-routes'
import { byNetwork } from './rate-limits'
import { checkResetLink, requestReset, resetPassword } from './reset-password'

const readToken = ({ token }: Input) => ({ token: String(token) })

export const passwordResetsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, clock, findSite, rateLimits } = app
  const route = routesOf(app)

  route('POST /password-resets', async (request, reply) => {
    const { mail } = request.body
    const { ip } = request
    const isAddress = validateEmail(mail) === undefined
    await rateLimits.consume([
      ...(isAddress ? byNetwork('reset/account-network', ip, mail) : []),
      ...byNetwork('reset/network', ip),
    ])
    // An invalid address gets the same response as an unknown one.
    if (!isAddress) return reply.code(202).send(null)
    const excess = await rateLimits.countExcess(['reset/account', mail])
    const isSlow = excess > 0
    // Responds before the lookup, because its duration would reveal whether the address is known.
    setImmediate(() =>
      findSite()
        .then((site) => requestReset(db, { mail, request, isSlow }, { site, now: clock.now() }))
        .catch((error) => request.log.error({ err: error }, 'a password reset email could not be enqueued')),
    )
    return reply.code(202).send(null)
  })

  route('GET /password-resets/:token', { params: readToken }, async (request, reply) => {
    await rateLimits.consume(byNetwork('reset-check/network', request.ip))
    await checkResetLink(db, request.params.token, clock.now())
    return reply.code(204).send(null)
  })

  route('PUT /password-resets/:token', { params: readToken }, async (request, reply) => {
    await rateLimits.consume(byNetwork('reset/network', request.ip))
    const { token } = request.params
    const { password } = request.body
    const context = { site: await findSite(), now: clock.now(), request }
    await resetPassword(db, { token, password }, context)
    return reply.code(204).send(null)
  })

  done()
}
