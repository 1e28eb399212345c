import { type PermissionLevel, parseId, type Rules, validateSentFields } from '@luzzu/domain'
import { CustomerChangeSchema, CustomerSchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { actorOf } from '../../auth/access'
import { orNotFound } from '../../platform/errors/refusal'
import { ById, checkedBody, checkedInput, type Routes } from '../../platform/http/checked'
import { CursorSchema, LimitSchema, ListQuery, setPageHeaders } from '../../platform/http/list-query'
import { changeCustomer, endCustomerSessions } from './customers.commands'
import { type CustomerFilter, findCustomer, listCustomers } from './customers.queries'

const CustomerQuery = checkedInput(
  Type.Object({
    q: Type.Optional(Type.String({ description: 'A part of a username, mail or phone' })),
    limit: LimitSchema,
    cursor: CursorSchema,
  }),
  (query): CustomerFilter => {
    const parsed = new ListQuery(query)
    return parsed.finish({ q: parsed.search(), limit: parsed.limit(), cursor: parsed.cursor(parseId) })
  },
)

const Change = checkedBody(CustomerChangeSchema, (fields) => validateSentFields(RULES, requireOne(fields)))

const RULES: Rules<{ permission_level: PermissionLevel; disabled: boolean }> = {
  permission_level: {
    check: (level) => (level === 0 || level === 1 ? undefined : 'permission_level must be 0 or 1'),
    read: (level) => (level === 1 ? 1 : 0),
  },
  disabled: {
    check: (value) => (typeof value === 'boolean' ? undefined : 'disabled must be true or false'),
    read: Boolean,
  },
}

/** A body without any of the fields lacks the first. */
const requireOne = ({ permission_level, disabled }: Record<string, unknown>) =>
  permission_level === undefined && disabled === undefined
    ? { permission_level: null }
    : { permission_level, disabled }

export const customersRoutes: Routes = (app, _options, done) => {
  const { db, clock, findSite } = app
  const admin = { config: { access: 'admin' } } as const

  app.get(
    '/customers',
    { ...admin, schema: { querystring: CustomerQuery, response: { 200: Type.Array(CustomerSchema) } } },
    async (request, reply) => {
      const { customers, ...page } = await listCustomers(db, request.query, clock.now())
      setPageHeaders(request, reply, page)
      return customers
    },
  )

  app.get(
    '/customers/:id',
    { ...admin, schema: { params: ById, response: { 200: CustomerSchema } } },
    async (request) => orNotFound(await findCustomer(db, request.params.id, clock.now())),
  )

  app.put(
    '/customers/:id',
    { ...admin, schema: { params: ById, body: Change, response: { 200: CustomerSchema } } },
    async (request) => {
      const { id } = request.params
      await changeCustomer(db, actorOf(request), { id, change: request.body, site: await findSite() })
      return orNotFound(await findCustomer(db, id, clock.now()))
    },
  )

  app.delete(
    '/customers/:id/sessions',
    { ...admin, schema: { params: ById, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await endCustomerSessions(db, actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  done()
}
