import { toAmount, validatePricing } from '@luzzu/domain'
import { PricingFieldsSchema, PricingSchema, QuoteSchema } from '@luzzu/domain/contracts'
import { actorOf } from '../../auth/access'
import { sendRecord } from '../../platform/http/cache/public-reads'
import { ifMatchOf, tagged, withVersion } from '../../platform/http/cache/versions'
import { ById, checkedBody, type Routes } from '../../platform/http/checked'
import { replacePricing } from './pricing.commands'
import { findPricing, type StoredPricing } from './pricing.queries'
import { findProduct } from './product-rows'
import { QuoteQuery } from './quote-query'
import { quoteSlot } from './quotes'

const toRecord = ({ pricing, version }: StoredPricing) => tagged(pricing, version)

export const pricingRoutes: Routes = (app, _options, done) => {
  const { db, catalogueRevision, findSite } = app
  const visitor = { config: { access: 'visitor' } } as const

  app.get(
    '/products/:id/pricing',
    { ...visitor, schema: { params: ById, response: { 200: PricingSchema } } },
    (request, reply) =>
      sendRecord(request, reply, async () => {
        const { id } = request.params
        if (!(await findProduct(db, id))) return undefined
        return toRecord(await findPricing(db, id))
      }),
  )

  app.put(
    '/products/:id/pricing',
    {
      config: { access: 'admin' },
      schema: {
        params: ById,
        body: checkedBody(PricingFieldsSchema, validatePricing),
        response: { 200: PricingSchema },
      },
    },
    async (request, reply) => {
      const replacement = { id: request.params.id, pricing: request.body, ifMatch: ifMatchOf(request) }
      const stored = await replacePricing(db, actorOf(request), replacement)
      catalogueRevision.changed()
      return withVersion(reply, toRecord(stored))
    },
  )

  app.get(
    '/products/:id/quote',
    {
      config: { access: 'visitor', knowsCaller: true },
      schema: { params: ById, querystring: QuoteQuery, response: { 200: QuoteSchema } },
    },
    async (request, reply) => {
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
    },
  )

  done()
}
