import { checkRegistration } from '@luzzu/domain'
import { RegistrationAnswerSchema, RegistrationSchema, UserSchema } from '@luzzu/domain/contracts'
import { ById, checkedBody, type Routes } from '../../platform/http/checked'
import { byNetwork } from '../../platform/limits/limits'
import { orNotFound } from '../../platform/problems/refusal'
import { COUNTRY_CODES } from '../countries/countries'
import { registerCustomer } from './users.commands'
import { findAccount, toUser } from './users.queries'

const Registration = checkedBody(RegistrationSchema, (fields) => checkRegistration(fields, COUNTRY_CODES))

export const usersRoutes: Routes = (app, _options, done) => {
  const { db, clock, config, limits } = app

  app.post(
    '/register',
    {
      config: { access: 'visitor' },
      schema: { body: Registration, response: { 201: RegistrationAnswerSchema } },
    },
    async (request, reply) => {
      await limits.take(byNetwork('register/network', request.ip))
      const { id, username } = await registerCustomer(db, request.body, {
        site: config.site,
        now: clock.now(),
      })
      reply.code(201).header('location', `/api/user/${id}`)
      return { message: 'Your account was created. You can log in now.', id_user_pk: id, username }
    },
  )

  app.get(
    '/user/:id',
    { config: { access: 'owner' }, schema: { params: ById, response: { 200: UserSchema } } },
    async (request) => toUser(orNotFound(await findAccount(db, request.params.id))),
  )

  done()
}
