import { type PermissionLevel, parseId } from '@luzzu/domain'
import { CustomerSchema, RoleChangeSchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { actorOf } from '../../auth/access'
import { orNotFound } from '../../platform/errors/refusal'
import { ById, checkedAs, checkedBody, checkedInput, type Routes } from '../../platform/http/checked'
import { CursorSchema, LimitSchema, ListQuery, setPageHeaders } from '../../platform/http/list-query'
import { changeRole, endCustomerSessions } from './customers.commands'
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

const RoleChange = checkedBody(RoleChangeSchema, ({ permission_level }) => {
  const errors = isLevel(permission_level) ? {} : { permission_level: 'permission_level must be 0 or 1' }
  return checkedAs({ level: isLevel(permission_level) ? permission_level : 0 }, errors)
})

const isLevel = (value: unknown): value is PermissionLevel => value === 0 || value === 1

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
    { ...admin, schema: { params: ById, body: RoleChange, response: { 200: CustomerSchema } } },
    async (request) => {
      const { id } = request.params
      await changeRole(db, actorOf(request), { id, level: request.body.level, site: await findSite() })
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
