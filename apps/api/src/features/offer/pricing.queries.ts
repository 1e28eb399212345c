import { DEFAULT_PRICING, type Pricing } from '@luzzu/domain'
import { fromJson } from '../../platform/database/json-text'
import { prepared } from '../../platform/database/prepared'
import type { Db } from '../../platform/database/schema'

/** A pricing with its version; 0 while nobody has set any. */
export type StoredPricing = { pricing: Pricing; version: number }

const findByProduct = prepared((db, productId: number) =>
  db.selectFrom('product_pricing').select(['pricing', 'version']).where('product_id', '=', productId),
)

export async function findPricing(db: Db, productId: number): Promise<StoredPricing> {
  const [row] = await findByProduct(db, productId)
  return row
    ? { pricing: fromJson(row.pricing), version: row.version }
    : { pricing: DEFAULT_PRICING, version: 0 }
}

/** The pricings that were set, by product. */
export async function listPricings(db: Db): Promise<Map<number, Pricing>> {
  const rows = await db.selectFrom('product_pricing').select(['product_id', 'pricing']).execute()
  return new Map(rows.map(({ product_id, pricing }) => [product_id, fromJson(pricing)]))
}
