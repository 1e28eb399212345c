import { randomBytes } from 'node:crypto'
import { toCents } from '@luzzu/domain'
import { sql } from 'kysely'
import { insertAccount } from '../auth/accounts'
import { hashPassword } from '../auth/passwords'
import type { Clock } from '../platform/clock'
import { instantAfter } from '../platform/clock'
import type { Config } from '../platform/config/config'
import { isPostgres } from '../platform/database/dialect'
import type { Db, Tx } from '../platform/database/schema'
import { inTransaction } from '../platform/database/transaction'
import { storeImage } from '../platform/images/images'
import type { RenderedImage } from '../platform/images/render-image'
import { searchText } from '../platform/search-text'
import { DEMO_ACTIVITIES, DEMO_FAQS, type DemoAddon, type DemoProduct, demoDetails } from './demo-catalogue'
import { readPoster } from './posters'

/** Fills an empty catalogue with the sample one; returns the number of products. */
export async function seedCatalogue(db: Db, clock: Clock): Promise<number> {
  if (await hasCatalogue(db)) return 0
  const products = DEMO_ACTIVITIES.flatMap((activity) => activity.products)
  const posters = new Map<string, RenderedImage>()
  await Promise.all(products.map(async ({ poster }) => posters.set(poster, await readPoster(poster))))
  const at = instantAfter(clock.now())
  return inTransaction(db, async (tx) => {
    await lockSeeding(tx)
    // Another process may have seeded concurrently.
    if (await hasCatalogue(tx)) return 0
    await tx.insertInto('faq').values(DEMO_FAQS).execute()
    for (const { products: offered, ...activity } of DEMO_ACTIVITIES) {
      const { id } = await tx
        .insertInto('activity')
        .values({ ...activity, image_url: null, deleted_at: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const product of offered)
        await insertProduct(tx, id, product, { poster: posters.get(product.poster), at })
    }
    return products.length
  })
}

/** One process seeds, the others wait. */
async function lockSeeding(tx: Tx): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(tx)
}

async function hasCatalogue(db: Db): Promise<boolean> {
  const [activity, faq] = [
    await db.selectFrom('activity').select('id').limit(1).executeTakeFirst(),
    await db.selectFrom('faq').select('id').limit(1).executeTakeFirst(),
  ]
  return Boolean(activity ?? faq)
}

type Picture = { poster: RenderedImage | undefined; at: string }

async function insertProduct(
  tx: Tx,
  activityId: number,
  product: DemoProduct,
  { poster, at }: Picture,
): Promise<void> {
  const { id } = await tx
    .insertInto('product')
    .values({
      activity_id: activityId,
      name: product.name,
      description: product.description,
      max_persons: product.maxPersons,
      max_weight_kg: product.maxWeight,
      boat_height_m: product.height,
      price_cents: toCents(product.price),
      units: product.units,
      image_hash: poster ? await storeImage(tx, poster, at) : null,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('product_name')
    .values({ product_id: id, name: product.name, search_name: searchText(product.name) })
    .execute()
  await tx
    .insertInto('addon')
    .values(product.addons.map((addon) => toAddonRow(id, addon)))
    .execute()
  await tx
    .insertInto('product_details')
    .values({ product_id: id, details: demoDetails(product), version: 1 })
    .execute()
}

function toAddonRow(productId: number, addon: DemoAddon) {
  const isIncluded = typeof addon === 'string'
  const price = isIncluded ? null : addon.price
  return {
    product_id: productId,
    addon_name: isIncluded ? addon : addon.name,
    included: isIncluded ? 1 : 0,
    extra_price_cents: price === null ? null : toCents(price),
    deleted_at: null,
  } as const
}

/** Creates the first administrator while there is none; the generated password is only printed here. */
export async function seedAdministrator(
  db: Db,
  { mail, password }: Config['admin'],
  clock: Clock,
): Promise<{ mail: string; password: string } | undefined> {
  const findAdmin = (of: Db) =>
    of.selectFrom('account').select('id').where('permission_level', '=', 1).limit(1).executeTakeFirst()
  if (await findAdmin(db)) return undefined
  const chosen = password ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(chosen)
  return inTransaction(db, async (tx) => {
    await lockSeeding(tx)
    if (await findAdmin(tx)) return undefined
    const username = 'Administrator'
    await insertAccount(tx, { username, mail, phone: '', passwordHash, permissionLevel: 1 }, clock.now())
    return { mail, password: chosen }
  })
}
