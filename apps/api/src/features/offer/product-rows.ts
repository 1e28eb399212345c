import type { Db, ProductRow, Tx } from '../../platform/database/schema'

export const selectProducts = (db: Db) => db.selectFrom('product').selectAll().where('deleted_at', 'is', null)

export function findProduct(db: Db, id: number): Promise<ProductRow | undefined> {
  return selectProducts(db).where('id', '=', id).executeTakeFirst()
}

/** A product, also a deleted one, which is kept for its bookings. */
export function findKeptProduct(db: Db, id: number): Promise<ProductRow | undefined> {
  return db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * The product's representation contains its add-ons, so its version rises with them; `false` for an unknown product.
 */
export async function raiseProductVersion(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('product')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
