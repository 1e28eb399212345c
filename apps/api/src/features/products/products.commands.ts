import { dateIn, type ProductFields, toCents } from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import { isPostgres } from '../../platform/database/dialect'
import type { Db, ProductRow, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal, refuseFields } from '../../platform/errors/refusal'
import { type Deletion, requireTag } from '../../platform/http/cache/versions'
import { storeImage } from '../../platform/images/images'
import { type RenderedImage, renderImage } from '../../platform/images/render-image'
import { searchText } from '../../platform/search-text'
import type { Moment } from '../../platform/settings/site'
import { findActivity } from '../activities/activities.queries'
import { busiestDay } from '../offer/capacity'
import { lockProduct } from '../offer/offer-locks'
import type { ProductChange, ProductInput } from './products.input'
import { toProductRecord } from './products.queries'

const UNKNOWN_ACTIVITY = 'Please choose an activity type'

/** Checks what is refused before the picture of a new product is rendered, which takes long; returns it rendered. */
export async function prepareProduct(
  db: Db,
  { image, id_activity_fk }: ProductInput,
): Promise<RenderedImage> {
  await requireActivity(db, id_activity_fk)
  return renderImage(image)
}

type NewProduct = Omit<ProductInput, 'image'> & { image: RenderedImage }

export function createProduct(db: Db, actor: Actor, { image, ...fields }: NewProduct): Promise<ProductRow> {
  return inTransaction(db, async (tx) => {
    await lockActivity(tx, fields.id_activity_fk)
    const product = await tx
      .insertInto('product')
      .values({ ...toRow(fields), image_hash: await storeImage(tx, image, actor.at), deleted_at: null })
      .returningAll()
      .executeTakeFirstOrThrow()
    await saveProductName(tx, product)
    await recordChange(tx, actor, { action: 'created', entity: 'product', id: product.id, after: product })
    return product
  })
}

type Change = { id: number; change: ProductChange; ifMatch: string | undefined; moment: Moment }

export async function changeProduct(
  db: Db,
  actor: Actor,
  { id, change, ifMatch, moment }: Change,
): Promise<ProductRow> {
  const { image, ...fields } = change
  const rendered = image && (await renderImage(image))
  return inTransaction(db, async (tx) => {
    const before = orNotFound(await lockProduct(tx, id))
    await requireTag(ifMatch, () => toProductRecord(tx, before, 'address', moment))
    if (fields.id_activity_fk !== undefined) await lockActivity(tx, fields.id_activity_fk)
    if (fields.units !== undefined && fields.units < before.units)
      await requireUnits(tx, id, fields.units, moment)
    if (Object.keys(change).length === 0) return before
    const after = await updateProduct(tx, id, {
      ...toRow(fields),
      ...(await storedImage(tx, rendered, actor)),
    })
    await saveProductName(tx, after)
    await recordChange(tx, actor, {
      action: 'updated',
      entity: 'product',
      id,
      before: await recordOf(tx, before),
      after: await recordOf(tx, after),
    })
    return after
  })
}

/** As the history shows it, with the name that its activity type has now. */
const recordOf = async (tx: Tx, product: ProductRow) => ({
  ...product,
  activity: (await findActivity(tx, product.activity_id))?.name,
})

/** Soft-deletes a product; its bookings keep their copies. */
export function deleteProduct(
  db: Db,
  actor: Actor,
  { id, ifMatch, moment }: Deletion & { moment: Moment },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = orNotFound(await lockProduct(tx, id))
    await requireTag(ifMatch, () => toProductRecord(tx, before, 'address', moment))
    await updateProduct(tx, id, { deleted_at: actor.at })
    await recordChange(tx, actor, { action: 'deleted', entity: 'product', id, before })
  })
}

function updateProduct(tx: Tx, id: number, values: Partial<ProductRow>): Promise<ProductRow> {
  return tx
    .updateTable('product')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function requireActivity(db: Db, id: number): Promise<void> {
  if (!(await findActivity(db, id))) throw refuseFields({ id_activity_fk: UNKNOWN_ACTIVITY })
}

/** Locks the activity, so that it cannot be deleted concurrently. */
async function lockActivity(tx: Tx, id: number): Promise<void> {
  if (isPostgres(tx)) await tx.selectFrom('activity').select('id').where('id', '=', id).forShare().execute()
  await requireActivity(tx, id)
}

async function requireUnits(tx: Tx, id: number, units: number, { site, now }: Moment): Promise<void> {
  const busiest = await busiestDay(tx, id, { today: dateIn(site.timeZone, now), now })
  if (busiest.units <= units) return
  const message = `Not below ${busiest.units}: so many are booked on ${busiest.date}.`
  throw new Refusal('in-use', { message, errors: { units: message } })
}

async function storedImage(tx: Tx, rendered: RenderedImage | undefined, actor: Actor) {
  return rendered ? { image_hash: await storeImage(tx, rendered, actor.at) } : {}
}

async function saveProductName(tx: Tx, { id, name }: ProductRow): Promise<void> {
  await tx
    .insertInto('product_name')
    .values({ product_id: id, name, search_name: searchText(name) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type RowFields = Omit<ProductRow, 'id' | 'image_hash' | 'version' | 'deleted_at'>

function toRow(fields: ProductFields): RowFields
function toRow(fields: Partial<ProductFields>): Partial<RowFields>
function toRow({ id_activity_fk, price, ...fields }: Partial<ProductFields>): Partial<RowFields> {
  return {
    ...fields,
    ...(id_activity_fk !== undefined && { activity_id: id_activity_fk }),
    ...(price !== undefined && { price_cents: toCents(price) }),
  }
}
