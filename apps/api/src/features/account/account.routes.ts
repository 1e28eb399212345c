import { validatePasswordChange, validateProfile } from '@luzzu/domain'
import {
  AccountDeletionSchema,
  AccountExportSchema,
  PasswordChangeSchema,
  ProfileSchema,
  SessionSchema,
  UserSchema,
} from '@luzzu/domain/contracts'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { actorOf, isSelf, principalOf } from '../../auth/access'
import { findKnownAccount, toUser } from '../../auth/accounts.queries'
import { COUNTRY_CODES } from '../../auth/countries'
import { orNotFound, Refusal, refuseFields } from '../../platform/errors/refusal'
import {
  ById,
  checkedAs,
  checkedBody,
  checkedInput,
  parsePathId,
  type Routes,
} from '../../platform/http/checked'
import { endOtherSessions, endOwnSession, listSessions } from './account-sessions'
import { changeOwnPassword } from './change-password'
import { confirmPassword } from './confirm-password'
import { eraseAccount } from './erase-account'
import { exportAccount } from './export-account'
import { noteErasures } from './repeat-erasures'
import { updateProfile } from './update-profile'

const Profile = checkedBody(ProfileSchema, (fields) => validateProfile(fields, COUNTRY_CODES))
const PasswordChange = checkedBody(PasswordChangeSchema, validatePasswordChange)
const Deletion = checkedBody(AccountDeletionSchema, ({ password }) =>
  checkedAs(
    { password: typeof password === 'string' ? password : '' },
    password === undefined || typeof password === 'string' ? {} : { password: 'Password is required' },
  ),
)

const SESSION_ID = /^[\w-]{1,100}$/
const BySession = checkedInput(
  Type.Object({ id: Type.Integer({ minimum: 1 }), session: Type.String() }),
  ({ id, session }) => {
    if (typeof session !== 'string' || !SESSION_ID.test(session)) throw new Refusal('not-found')
    return { id: parsePathId(id), session }
  },
)

/** What users do with their own account, and staff with another's. */
export const accountRoutes: Routes = (app, _options, done) => {
  const { db, clock, findSite, rateLimits } = app
  const self = { config: { access: 'self' } } as const
  const owner = { config: { access: 'owner' } } as const

  app.put(
    '/user/:id',
    { ...self, schema: { params: ById, body: Profile, response: { 200: UserSchema } } },
    async (request) => {
      await rateLimits.consume([['profile/user', String(request.params.id)]])
      const update = { profile: request.body, site: await findSite() }
      return toUser(await updateProfile(db, actorOf(request), update))
    },
  )

  app.put(
    '/user/:id/password',
    { ...self, schema: { params: ById, body: PasswordChange, response: { 200: UserSchema } } },
    async (request) => {
      const principal = principalOf(request)
      await changeOwnPassword(app, { principal, actor: actorOf(request), change: request.body })
      return toUser(orNotFound(await findKnownAccount(db, principal.userId)))
    },
  )

  app.get(
    '/user/:id/export',
    { ...owner, compress: {}, schema: { params: ById, response: { 200: AccountExportSchema } } },
    async (request, reply) => {
      const { id } = request.params
      const data = await exportAccount(db, id, clock.now())
      reply.header('content-disposition', `attachment; filename="account-${id}.json"`)
      return data
    },
  )

  app.delete(
    '/user/:id',
    {
      ...owner,
      // Staff send no body.
      preValidation: (request: FastifyRequest, _reply, next) => {
        request.body ??= {}
        next()
      },
      schema: { params: ById, body: Deletion, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { id } = request.params
      const { password } = request.body
      if (isSelf(request)) {
        if (password === '') throw refuseFields({ password: 'Password is required' })
        await confirmPassword(app, { id, password, field: 'password' })
      }
      const erased = await eraseAccount(db, actorOf(request), { id, site: await findSite() })
      try {
        noteErasures(app.config.dataDir, [erased])
      } catch (error) {
        // The next start notes it.
        request.log.error({ err: error }, 'an erasure was not noted for restored backups')
      }
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/user/:id/sessions',
    { ...self, schema: { params: ById, response: { 200: Type.Array(SessionSchema) } } },
    async (request) => listSessions(db, principalOf(request), clock.now()),
  )

  app.delete(
    '/user/:id/sessions',
    { ...self, schema: { params: ById, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await endOtherSessions(db, actorOf(request), principalOf(request).sessionId)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/user/:id/sessions/:session',
    { ...self, schema: { params: BySession, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await endOwnSession(db, actorOf(request), request.params.session)
      return reply.code(204).send(null)
    },
  )

  done()
}
