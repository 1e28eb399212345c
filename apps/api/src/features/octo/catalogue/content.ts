import type { Db } from '../../../platform/database/schema'
import { listFaqRows } from '../../faqs/faqs.queries'
import type { Capabilities } from '../capabilities'
import type { ContentSource } from './product-wire'

/** What texts are made of, read only where they are asked for. */
export async function loadContent(db: Db, capabilities: Capabilities): Promise<ContentSource> {
  if (!capabilities.has('octo/content')) return { addons: [], faqs: [] }
  const addons = await db
    .selectFrom('addon')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('included', '=', 1)
    .orderBy('id')
    .execute()
  return { addons, faqs: await listFaqRows(db) }
}
