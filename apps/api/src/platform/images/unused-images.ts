import { sql } from 'kysely'
import type { Tx } from '../database/schema'

/**
 * Removes pictures that nothing shows, stored before an instant, at most `limit` at once; returns how many. What is
 * stored again at the same moment has a newer instant by then, and stays.
 */
export async function removeUnusedImages(tx: Tx, before: string, limit: number): Promise<number> {
  // A product that was deleted is shown nowhere.
  await tx
    .updateTable('product')
    .set({ image_hash: null })
    .where('deleted_at', '<', before)
    .where('image_hash', 'is not', null)
    .execute()
  const unused = tx
    .selectFrom('image as stored')
    .select('stored.hash')
    .where('stored.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product').select('id').whereRef('image_hash', '=', 'stored.hash'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('activity')
            .select('id')
            .where('deleted_at', 'is', null)
            .where('image_url', 'like', sql<string>`'%/api/images/' || stored.hash || '-%'`),
        ),
      ),
    )
    .limit(limit)
  const { numDeletedRows } = await tx
    .deleteFrom('image')
    .where('hash', 'in', unused)
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
