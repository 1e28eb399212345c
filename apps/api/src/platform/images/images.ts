import type { Instant } from '@luzzu/domain'
import { sql } from 'kysely'
import type { Db, ImageFormat, Tx } from '../database/schema'
import type { RenderedImage } from './render-image'

/** Width of the picture that is inlined in a list or a record. */
export const LIST_WIDTH = 640
export const DETAIL_WIDTH = 1200

/**
 * The immutable URL of a picture, 640 pixels wide. Renditions are at `/api/images/<hash>-<width>.<format>` in the
 * widths 320, 640, 960 and 1200 as jpg, webp and avif.
 */
export function imageAddress(hash: string): string {
  return `/api/images/${hash}-${LIST_WIDTH}.jpg`
}

/** Stores a picture. An existing one gets a new timestamp, because old unused pictures are removed. */
export async function storeImage(tx: Tx, { hash, renditions }: RenderedImage, at: string): Promise<string> {
  await tx
    .insertInto('image')
    .values({ hash, created_at: at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: at }))
    .execute()
  const rendition = tx.selectFrom('image_rendition').select('hash').where('hash', '=', hash).limit(1)
  if (await rendition.executeTakeFirst()) return hash
  await tx
    .insertInto('image_rendition')
    .values(renditions.map((one) => ({ hash, ...one })))
    .execute()
  return hash
}

type RenditionKey = { hash: string; width: number; format: ImageFormat }

export async function findRendition(
  db: Db,
  { hash, width, format }: RenditionKey,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('image_rendition')
    .select('bytes')
    .where('hash', '=', hash)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst()
  return row?.bytes
}

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
  await tx
    .deleteFrom('product_picture')
    .where('product_id', 'in', (query) =>
      query.selectFrom('product').select('id').where('deleted_at', '<', before),
    )
    .execute()
  const unused = tx
    .selectFrom('image as stored')
    .select('stored.hash')
    .where('stored.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product').select('id').whereRef('image_hash', '=', 'stored.hash'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product_picture').select('id').whereRef('image_hash', '=', 'stored.hash'))),
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
