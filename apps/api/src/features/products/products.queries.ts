import {
  ALWAYS_OFFERED,
  DEFAULT_PRICING,
  dateIn,
  hasVariedPrices,
  offerOf,
  PRODUCT_FIELDS,
  type Pricing,
  priceFrom,
  type Schedule,
  type SlotOfProducts,
  scheduleWith,
  toAmount,
} from '@luzzu/domain'
import type { Product, ProductWithAddons } from '@luzzu/domain/contracts'
import { declaredColumns } from '../../platform/database/declared-columns'
import type { Db, ProductRow } from '../../platform/database/schema'
import { type Tagged, tagged } from '../../platform/http/cache/versions'
import { DETAIL_WIDTH, findRendition, imageAddress, LIST_WIDTH } from '../../platform/images/images'
import type { Moment } from '../../platform/settings/site'
import { listAddonsOf } from '../addons/addons.queries'
import { findPricing, listPricings } from '../offer/pricing.queries'
import { selectProducts } from '../offer/product-rows'
import { findStoredSchedule, listSchedules } from '../offer/schedule.queries'
import { listTimeSlots, slotsOfProducts } from '../time-slots/time-slots.queries'

/** Whether the picture is inlined as base64 or given as a URL only. */
export type ImageEncoding = 'inline' | 'address'

export async function listProducts(db: Db, imageEncoding: ImageEncoding, moment: Moment): Promise<Product[]> {
  const rows = await selectProducts(db).orderBy('id').execute()
  const [pricings, schedules, slots] = [await listPricings(db), await listSchedules(db), await listSlots(db)]
  const products: Product[] = []
  for (const row of rows) {
    const image = await readPicture(db, row, imageEncoding, LIST_WIDTH)
    const pricing = pricings.get(row.id) ?? DEFAULT_PRICING
    const schedule = schedules.get(row.id) ?? ALWAYS_OFFERED
    products.push(toProduct(row, { image, pricing, schedule, slots }, moment))
  }
  return products
}

export async function withAddons(
  db: Db,
  row: ProductRow,
  imageEncoding: ImageEncoding,
  moment: Moment,
): Promise<ProductWithAddons> {
  const image = await readPicture(db, row, imageEncoding, DETAIL_WIDTH)
  const { pricing } = await findPricing(db, row.id)
  const { schedule } = await findStoredSchedule(db, row.id)
  const product = toProduct(row, { image, pricing, schedule, slots: await listSlots(db) }, moment)
  return { ...product, addons: await listAddonsOf(db, row.id), pricing }
}

/** The product with its add-ons, and an ETag that is the same with and without the picture, which its address names. */
export async function toProductRecord(
  db: Db,
  row: ProductRow,
  imageEncoding: ImageEncoding,
  moment: Moment,
): Promise<Tagged<ProductWithAddons>> {
  const wire = await withAddons(db, row, imageEncoding, moment)
  return tagged(wire, row.version, { ...wire, image: null })
}

async function listSlots(db: Db): Promise<SlotOfProducts[]> {
  return slotsOfProducts(await listTimeSlots(db))
}

async function readPicture(
  db: Db,
  row: ProductRow,
  imageEncoding: ImageEncoding,
  width: number,
): Promise<string | null> {
  if (imageEncoding === 'address' || !row.image_hash) return null
  const bytes = await findRendition(db, { hash: row.image_hash, width, format: 'jpg' })
  return bytes ? bytes.toString('base64') : null
}

type ProductDetails = {
  image: string | null
  pricing: Pricing
  schedule: Schedule
  slots: readonly SlotOfProducts[]
}

function toProduct(row: ProductRow, details: ProductDetails, { site, now }: Moment): Product {
  const { image, pricing, schedule, slots } = details
  const today = dateIn(site.timeZone, now)
  const { units, ...own } = declaredColumns(PRODUCT_FIELDS, row)
  const { id, activity_id, price_cents, image_hash } = row
  const slotIds = slots.map((slot) => slot.id)
  const offered = scheduleWith(schedule, id, slots)
  const offer = offerOf(offered, slotIds, { today, windowDays: site.settings.booking_window_days })
  return {
    id,
    activity_id,
    ...own,
    price: toAmount(price_cents),
    charge: pricing.charge,
    price_from: toAmount(priceFrom(price_cents, pricing, offer)),
    price_varies: hasVariedPrices(price_cents, pricing, offer),
    units,
    image,
    image_url: image_hash && imageAddress(image_hash),
  }
}
