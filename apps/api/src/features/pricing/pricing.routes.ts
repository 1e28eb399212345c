import { toAmount, UNKNOWN_SLOT, validateGuests, validatePricing } from '@luzzu/domain'
import { PricingFieldsSchema, PricingSchema, QuoteSchema } from '@luzzu/domain/contracts'
import { actorOf } from '../../auth/access'
import { orNotFound, refuseFields } from '../../platform/errors/refusal'
import { sendRecord } from '../../platform/http/cache/public-reads'
import { ifMatchOf, versionTag, withVersion } from '../../platform/http/cache/versions'
import { ById, checkedBody, type Routes } from '../../platform/http/checked'
import { findExtraAddons } from '../bookings/create-booking'
import { findProduct } from '../products/products.queries'
import { findTimeSlot } from '../time-slots/time-slots.queries'
import { replacePricing } from './pricing.commands'
import { findPricing } from './pricing.queries'
import { quoteBooking } from './quote-booking'
import { QuoteQuery } from './quote-query'

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
        const { pricing, version } = await findPricing(db, id)
        return { body: pricing, etag: versionTag(version) }
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
      const { pricing, version } = await replacePricing(db, actorOf(request), replacement)
      catalogueRevision.changed()
      return withVersion(reply, { wire: pricing, version })
    },
  )

  app.get(
    '/products/:id/quote',
    { ...visitor, schema: { params: ById, querystring: QuoteQuery, response: { 200: QuoteSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache')
      const { date, slotId, guests, addonIds } = request.query
      const product = orNotFound(await findProduct(db, request.params.id))
      const slot = await findTimeSlot(db, slotId)
      const { pricing } = await findPricing(db, product.id)
      const guestsProblem = validateGuests(guests, { ...pricing, ...product })
      if (!slot || guestsProblem)
        throw refuseFields({
          ...(!slot && { slot_id: UNKNOWN_SLOT }),
          ...(guestsProblem && { guests: guestsProblem }),
        })
      const addons = await findExtraAddons(db, { productId: product.id, addonIds })
      const { total, lines } = await quoteBooking(db, { product, slot, date, guests, addons, pricing })
      return {
        total_price: toAmount(total),
        lines: lines.map(({ label, amount }) => ({ label, amount: toAmount(amount) })),
        currency: (await findSite()).currency,
      }
    },
  )

  done()
}
