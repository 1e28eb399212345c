import { CUSTOMER_SORTS, SORT_ORDERS } from '@luzzu/domain/contracts'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import { orNotFound } from '../../platform/errors/refusal'
import type { Input } from '../../platform/http/checked'
import { ListQuery, setPagingHeaders } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { parseCursor } from './customer-order'
import { changeCustomer, endCustomerSessions } from './customers.commands'
import { type CustomerFilter, findCustomer, listCustomers } from './customers.queries'

const MESSAGES = {
  sort: `sort must be ${CUSTOMER_SORTS.slice(0, -1).join(', ')} or ${CUSTOMER_SORTS.at(-1)}`,
  order: `order must be ${SORT_ORDERS.join(' or ')}`,
}

const readCustomerQuery = (query: Input): CustomerFilter => {
  const parsed = new ListQuery(query)
  const sort =
    parsed.read('sort', (text) => CUSTOMER_SORTS.find((one) => one === text), MESSAGES.sort) ?? 'created_at'
  const order = parsed.read('order', (text) => SORT_ORDERS.find((one) => one === text), MESSAGES.order)
  return parsed.finish({
    q: parsed.search(),
    sort,
    order: order ?? 'desc',
    limit: parsed.limit(),
    cursor: parsed.cursor((text) => parseCursor(text, sort)),
  })
}

export const customersRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, clock, findSite } = app
  const route = routesOf(app)
  const findMoment = async () => ({ site: await findSite(), now: clock.now() })

  route('GET /customers', { query: readCustomerQuery }, async (request, reply) => {
    const { customers, ...page } = await listCustomers(db, request.query, await findMoment())
    setPagingHeaders(request, reply, page)
    return customers
  })

  route('GET /customers/:id', async (request) =>
    orNotFound(await findCustomer(db, request.params.id, await findMoment())),
  )

  route('PUT /customers/:id', async (request) => {
    const { id } = request.params
    await changeCustomer(db, actorOf(request), { id, change: request.body, site: await findSite() })
    return orNotFound(await findCustomer(db, id, await findMoment()))
  })

  route('DELETE /customers/:id/sessions', async (request, reply) => {
    await endCustomerSessions(db, actorOf(request), request.params.id)
    return reply.code(204).send(null)
  })

  done()
}
