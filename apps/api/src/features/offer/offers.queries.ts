import { DEFAULT_PRICING, type Pricing, type Schedule } from '@luzzu/domain'
import { fromJson } from '../../platform/database/json-text'
import type { Db, ProductRow } from '../../platform/database/schema'
import { parseSchedule } from './schedule.queries'

/** A product as it can be booked: its units, when, for how many, and at what price. */
export type Offer = Pick<ProductRow, 'id' | 'units' | 'max_persons' | 'price_cents'> & {
  schedule: Schedule
  pricing: Pricing
}

const selectOffers = (db: Db) =>
  db
    .selectFrom('product')
    .leftJoin('product_schedule', 'product_schedule.product_id', 'product.id')
    .leftJoin('product_pricing', 'product_pricing.product_id', 'product.id')
    .select(['product.id', 'product.units', 'product.max_persons', 'product.price_cents'])
    .select(['product_schedule.schedule', 'product_pricing.pricing'])
    .where('product.deleted_at', 'is', null)

/** `undefined` for an unknown product. */
export async function findOffer(db: Db, productId: number): Promise<Offer | undefined> {
  const row = await selectOffers(db).where('product.id', '=', productId).executeTakeFirst()
  return row && toOffer(row)
}

export async function listOffers(db: Db): Promise<Offer[]> {
  return (await selectOffers(db).orderBy('product.id').execute()).map(toOffer)
}

type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['executeTakeFirstOrThrow']>>

const toOffer = ({ schedule, pricing, ...product }: OfferRow): Offer => ({
  ...product,
  schedule: parseSchedule(schedule),
  pricing: pricing === null ? DEFAULT_PRICING : fromJson(pricing),
})
