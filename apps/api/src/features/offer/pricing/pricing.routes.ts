import { toAmount } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../../auth/access'
import { sendRecord } from '../../../platform/http/cache/public-reads'
import { ifMatchOf, tagged, withVersion } from '../../../platform/http/cache/versions'
import { routesOf } from '../../../platform/http/operation-routes'
import { findPricing, type StoredPricing } from '../pricing.queries'
import { findProduct } from '../product-rows'
import { replacePricing } from './pricing.commands'
import { readQuoteQuery } from './quote-query'
import { quoteSlot } from './quotes'

const toRecord = ({ pricing, version }: StoredPricing) => tagged(pricing, version)

export const pricingRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, catalogueRevision, findSite } = app
  const route = routesOf(app)

  route('GET /products/:id/pricing', (request, reply) =>
    sendRecord(request, reply, async () => {
      const { id } = request.params
      if (!(await findProduct(db, id))) return undefined
      return toRecord(await findPricing(db, id))
    }),
  )

  route('PUT /products/:id/pricing', async (request, reply) => {
    const replacement = { id: request.params.id, pricing: request.body, ifMatch: ifMatchOf(request) }
    const stored = await replacePricing(db, actorOf(request), replacement)
    catalogueRevision.changed()
    return withVersion(reply, toRecord(stored))
  })

  route('GET /products/:id/quote', { query: readQuoteQuery }, async (request, reply) => {
    reply.header('cache-control', 'no-cache')
    const { isOverride, ...query } = request.query
    const isStaff = request.principal?.isAdmin === true
    const slot = { ...query, productId: request.params.id, isOverride: isOverride && isStaff }
    const { total, lines } = await quoteSlot(app, slot)
    return {
      total_price: toAmount(total),
      lines: lines.map(({ label, amount }) => ({ label, amount: toAmount(amount) })),
      currency: (await findSite()).currency,
    }
  })

  done()
}
