import { normalizeEmail, validateEmail, validatePassword } from '@luzzu/domain'
import { NewPasswordSchema, PasswordResetRequestSchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { checkedAs, checkedBody, checkedInput, type Routes } from '../platform/http/checked'
import { byNetwork } from './rate-limits'
import { requestReset, resetPassword } from './reset-password'

const ResetRequest = checkedBody(PasswordResetRequestSchema, ({ mail }) => {
  const address = normalizeEmail(mail)
  const message = address === '' ? validateEmail(mail) : undefined
  return checkedAs({ mail: address }, message ? { mail: message } : {})
})

const NewPassword = checkedBody(NewPasswordSchema, ({ password }) => {
  const message = validatePassword(password)
  return checkedAs({ password: String(password) }, message ? { password: message } : {})
})

const ByToken = checkedInput(Type.Object({ token: Type.String() }), ({ token }) => ({ token: String(token) }))

export const passwordResetsRoutes: Routes = (app, _options, done) => {
  const { db, clock, findSite, rateLimits } = app
  const visitor = { config: { access: 'visitor' } } as const

  app.post(
    '/password-resets',
    { ...visitor, schema: { body: ResetRequest, response: { 202: Type.Null() } } },
    async (request, reply) => {
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
      // Responds before the lookup, because its duration would reveal whether the address is known.
      setImmediate(() => {
        const isSlow = excess > 0
        findSite()
          .then((site) => requestReset(db, { mail, request, isSlow }, { site, now: clock.now() }))
          .catch((error) => request.log.error({ err: error }, 'a password reset email could not be enqueued'))
      })
      return reply.code(202).send(null)
    },
  )

  app.put(
    '/password-resets/:token',
    { ...visitor, schema: { params: ByToken, body: NewPassword, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await rateLimits.consume(byNetwork('reset/network', request.ip))
      const { token } = request.params
      const { password } = request.body
      const context = { site: await findSite(), now: clock.now(), request }
      await resetPassword(db, { token, password }, context)
      return reply.code(204).send(null)
    },
  )

  done()
}
