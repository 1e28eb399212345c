import type { Instant } from '@luzzu/domain'
import { sql } from 'kysely'
import type { Tx } from '../database/schema'

/**
 * Removes unused pictures stored before an instant, at most `limit`; returns their number. A picture that is stored
 * again concurrently has a newer timestamp and stays.
 */
export async function removeUnusedImages(tx: Tx, before: Instant, limit: number): Promise<number> {
  // Deleted products count as unused.
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
