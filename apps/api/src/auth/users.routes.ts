import { validateRegistration } from '@luzzu/domain'
import { RegistrationResponseSchema, RegistrationSchema, UserSchema } from '@luzzu/domain/contracts'
import { orNotFound } from '../platform/errors/refusal'
import { ById, checkedBody, type Routes } from '../platform/http/checked'
import { registerCustomer } from './accounts'
import { findKnownAccount, toUser } from './accounts.queries'
import { COUNTRY_CODES } from './countries'
import { byNetwork } from './rate-limits'

const Registration = checkedBody(RegistrationSchema, (fields) => validateRegistration(fields, COUNTRY_CODES))

export const usersRoutes: Routes = (app, _options, done) => {
  const { db, clock, findSite, rateLimits } = app

  app.post(
    '/register',
    {
      config: { access: 'visitor' },
      schema: { body: Registration, response: { 201: RegistrationResponseSchema } },
    },
    async (request, reply) => {
      await rateLimits.consume(byNetwork('register/network', request.ip))
      const { id, username } = await registerCustomer(db, request.body, {
        site: await findSite(),
        now: clock.now(),
      })
      reply.code(201).header('location', `/api/user/${id}`)
      return { message: 'Your account was created. You can log in now.', id_user_pk: id, username }
    },
  )

  app.get(
    '/user/:id',
    { config: { access: 'owner' }, schema: { params: ById, response: { 200: UserSchema } } },
    async (request) => toUser(orNotFound(await findKnownAccount(db, request.params.id))),
  )

  done()
}
