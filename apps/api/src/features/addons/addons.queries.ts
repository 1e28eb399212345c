import { toAmount } from '@luzzu/domain'
import type { Addon } from '@luzzu/domain/contracts'
import { type JsonText, toJson } from '../../platform/database/json-text'
import type { AddonRow, Db } from '../../platform/database/schema'

/** Add-ons of deleted products are left out. */
const selectAddons = (db: Db) =>
  db
    .selectFrom('addon')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('product_id', 'in', (offered) =>
      offered.selectFrom('product').select('product.id').where('product.deleted_at', 'is', null),
    )

export async function listAddons(db: Db): Promise<Addon[]> {
  return (await selectAddons(db).orderBy('id').execute()).map(toAddon)
}

export async function listAddonsOf(db: Db, productId: number): Promise<Addon[]> {
  return (await selectAddons(db).where('product_id', '=', productId).orderBy('id').execute()).map(toAddon)
}

export function findAddon(db: Db, id: number): Promise<AddonRow | undefined> {
  return selectAddons(db).where('id', '=', id).executeTakeFirst()
}

type IncludedAddon = Pick<AddonRow, 'id' | 'product_id' | 'addon_name'>

/** The included add-ons of products, by product. */
export async function listIncluded(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, IncludedAddon[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('addon')
    .select(['id', 'product_id', 'addon_name'])
    .where('deleted_at', 'is', null)
    .where('included', '=', 1)
    .where('product_id', 'in', [...new Set(productIds)])
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ product_id }) => product_id)
}

/** The names of the included add-ons of a product, as what is sold now keeps them. */
export async function findIncludedNames(db: Db, productId: number): Promise<JsonText<string[]>> {
  const included = (await listIncluded(db, [productId])).get(productId) ?? []
  return toJson(included.map(({ addon_name }) => addon_name))
}

export function toAddon({ id, product_id, addon_name, included, extra_price_cents }: AddonRow): Addon {
  const extra_price = extra_price_cents === null ? null : toAmount(extra_price_cents)
  return { id, product_id, addon_name, included, extra_price }
}
