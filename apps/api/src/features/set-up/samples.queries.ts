import { isSampleLink, type Settings, sampleContactOf, toAmount, toCents } from '@luzzu/domain'
import type { Samples } from '@luzzu/domain/contracts'
import type { Db, ProductRow } from '../../platform/database/schema'
import { DEMO_ACTIVITIES, DEMO_FAQS, type DemoProduct, demoDetails } from '../../seed/demo-catalogue'
import { listTimeSlots, slotsOfProducts } from '../time-slots/time-slots.queries'

const DEMO_PRODUCTS = DEMO_ACTIVITIES.flatMap(({ products }) => products)

/**
 * The samples that are left. One that was edited in any way, also in its add-ons, or that a time slot names is the
 * owner's own, and so is an activity type to which one of those belongs.
 */
export async function findSamples(db: Db, settings: Settings): Promise<Samples> {
  const named = await listNamedBySlots(db)
  const product_ids = (await listUneditedProducts(db))
    .filter((row) => isSampleProduct(row) && !named.has(row.id))
    .map(({ id }) => id)
  const used = new Set((await listOwn(db, product_ids)).map(({ activity_id }) => activity_id))
  const faqs = await db.selectFrom('faq').selectAll().where('version', '=', 1).orderBy('id').execute()
  const activities = await db
    .selectFrom('activity')
    .selectAll()
    .where('version', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return {
    product_ids,
    activity_ids: activities.filter((row) => isSampleActivity(row) && !used.has(row.id)).map(({ id }) => id),
    faq_ids: faqs.filter(isSampleFaq).map(({ id }) => id),
    links: settings.contact.links.filter(isSampleLink).map(({ name }) => name),
    contact: sampleContactOf(settings),
  }
}

export const countSamples = ({ product_ids, activity_ids, faq_ids, links }: Samples) =>
  product_ids.length + activity_ids.length + faq_ids.length + links.length

/** The prices of the products that are no samples. */
export async function listOwnProducts(db: Db, samples: Samples): Promise<{ price: number }[]> {
  const own = await listOwn(db, samples.product_ids)
  return own.map(({ price_cents }) => ({ price: toAmount(price_cents) }))
}

async function listOwn(db: Db, samples: readonly number[]) {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'activity_id', 'price_cents'])
    .where('deleted_at', 'is', null)
    .execute()
  return rows.filter(({ id }) => !samples.includes(id))
}

async function listNamedBySlots(db: Db): Promise<Set<number>> {
  const slots = slotsOfProducts(await listTimeSlots(db, 'archived too'))
  return new Set(slots.flatMap(({ product_ids }) => product_ids ?? []))
}

type SetUpApart = 'product_schedule' | 'product_pricing' | 'product_terms' | 'product_distribution'

/** What is set up apart has versions of its own. */
function listUneditedProducts(db: Db): Promise<StoredProduct[]> {
  const edited = (table: SetUpApart) => db.selectFrom(table).select('product_id')
  return db
    .selectFrom('product')
    .leftJoin('product_details', 'product_details.product_id', 'product.id')
    .selectAll('product')
    .select(['product_details.details', 'product_details.version as details_version'])
    .where('deleted_at', 'is', null)
    .where('product.version', '=', 1)
    .where('id', 'not in', edited('product_schedule'))
    .where('id', 'not in', edited('product_pricing'))
    .where('id', 'not in', edited('product_terms'))
    .where('id', 'not in', edited('product_distribution'))
    .orderBy('id')
    .execute()
}

type StoredProduct = ProductRow & { details: string | null; details_version: number | null }

const isSampleProduct = (row: StoredProduct) =>
  DEMO_PRODUCTS.some(
    (sample) =>
      row.name === sample.name &&
      row.description === sample.description &&
      row.price_cents === toCents(sample.price) &&
      hasSampleDetails(row, sample),
  )

/** Samples of earlier releases have no details. */
const hasSampleDetails = ({ details, details_version }: StoredProduct, sample: DemoProduct) =>
  details === null || (details_version === 1 && details === demoDetails(sample))

const isSampleActivity = (row: { name: string; description: string }) =>
  DEMO_ACTIVITIES.some(({ name, description }) => row.name === name && row.description === description)

const isSampleFaq = (row: { question: string; answer: string }) =>
  DEMO_FAQS.some(({ question, answer }) => row.question === question && row.answer === answer)
