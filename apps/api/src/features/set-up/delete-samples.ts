import { dateIn, isSampleLink } from '@luzzu/domain'
import type { RemovedSamples } from '@luzzu/domain/contracts'
import type { Actor } from '../../auth/access'
import type { Config } from '../../platform/config/config'
import type { Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { type Moment, settingsOf } from '../../platform/settings/site'
import { deleteActivity } from '../activities/activities.commands'
import { deleteFaq } from '../faqs/faqs.commands'
import { listOccupiedRanges } from '../offer/capacity'
import { lockProducts } from '../offer/offer-locks'
import { deleteProduct } from '../products/products.commands'
import { changeSettings, lockSettings } from '../settings/settings.commands'
import { findSamples } from './samples.queries'

type Context = { moment: Moment; configured: Config['site'] }

/** Deletes the samples in one transaction, except products that are booked or on hold, and what they belong to. */
export function deleteSamples(
  db: Db,
  actor: Actor,
  { moment, configured }: Context,
): Promise<RemovedSamples> {
  return inTransaction(db, async (tx) => {
    await lockProducts(tx, 'all')
    const settings = settingsOf(configured, (await lockSettings(tx)).changed)
    const samples = await findSamples(tx, settings)
    const kept = await listOccupied(tx, samples.product_ids, moment)
    const isKept = new Set(kept.map(({ id }) => id))
    const products = samples.product_ids.filter((id) => !isKept.has(id))
    for (const id of products) await deleteProduct(tx, actor, { id, ifMatch: undefined, moment })
    for (const id of samples.faq_ids) await deleteFaq(tx, actor, { id, ifMatch: undefined })
    const activities = await listUnused(tx, samples.activity_ids)
    for (const id of activities) await deleteActivity(tx, actor, { id, ifMatch: undefined })
    if (samples.links.length > 0) {
      const links = settings.contact.links.filter((link) => !isSampleLink(link))
      await changeSettings(tx, actor, { change: { contact: { links } }, ifMatch: undefined, configured })
    }
    return {
      removed: products.length + samples.faq_ids.length + activities.length + samples.links.length,
      kept,
    }
  })
}

/** Those of the products that are booked or on hold from today on. */
async function listOccupied(
  tx: Tx,
  ids: readonly number[],
  { site, now }: Moment,
): Promise<{ id: number; name: string }[]> {
  const from = dateIn(site.timeZone, now)
  const occupied: number[] = []
  for (const productId of ids)
    if ((await listOccupiedRanges(tx, { productId, from, now })).size > 0) occupied.push(productId)
  if (occupied.length === 0) return []
  return tx.selectFrom('product').select(['id', 'name']).where('id', 'in', occupied).orderBy('id').execute()
}

/** Those of the activity types that no product belongs to. */
async function listUnused(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.selectFrom('product').select('activity_id').where('deleted_at', 'is', null).execute()
  const used = new Set(rows.map(({ activity_id }) => activity_id))
  return ids.filter((id) => !used.has(id))
}
