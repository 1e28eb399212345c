import {
  DEFAULT_DISTRIBUTION,
  DEFAULT_PRICING,
  type Distribution,
  isOfferedSlot,
  type Pricing,
  parseId,
  type Reseller,
  type Schedule,
  scheduleWith,
} from '@luzzu/domain'
import { fromJson } from '../../../platform/database/json-text'
import { prepared } from '../../../platform/database/prepared'
import type { Db, ProductRow, TimeSlotRow } from '../../../platform/database/schema'
import { parseSchedule } from '../../offer/schedule.queries'
import { listTimeSlots, slotsOfProducts } from '../../time-slots/time-slots.queries'
import { invalidId } from '../octo-error'

/** A product with the time slots that it is offered in, of which each is an option. */
export type OfferedProduct = {
  product: ProductRow
  pricing: Pricing
  schedule: Schedule
  distribution: Distribution
  slots: TimeSlotRow[]
}

const selectSold = (db: Db) =>
  db
    .selectFrom('product')
    .leftJoin('product_schedule', 'product_schedule.product_id', 'product.id')
    .leftJoin('product_pricing', 'product_pricing.product_id', 'product.id')
    .leftJoin('product_distribution', 'product_distribution.product_id', 'product.id')
    .selectAll('product')
    .select(['product_schedule.schedule', 'product_pricing.pricing', 'product_distribution.distribution'])

/** Of every request of a reseller. */
const findSoldRow = prepared((db, id: number) => selectSold(db).where('product.id', '=', id))

type SoldRow = Awaited<ReturnType<ReturnType<typeof selectSold>['executeTakeFirstOrThrow']>>

function toSold(
  { schedule, pricing, distribution, ...product }: SoldRow,
  all: readonly TimeSlotRow[],
): OfferedProduct {
  const parsed = scheduleWith(parseSchedule(schedule), product.id, slotsOfProducts(all))
  return {
    product,
    schedule: parsed,
    pricing: pricing === null ? DEFAULT_PRICING : fromJson(pricing),
    distribution: distribution === null ? DEFAULT_DISTRIBUTION : fromJson(distribution),
    slots: all.filter(({ id }) => isOfferedSlot(parsed, id)),
  }
}

const isSoldBy = (reseller: Reseller, sold: OfferedProduct) =>
  sold.slots.length > 0 && isPublishedTo(reseller, sold)

/** Whether a product, which may be one of a booking, is published to a reseller. */
export const isPublishedTo = ({ product_ids }: Reseller, { product, distribution }: OfferedProduct) =>
  product.deleted_at === null && distribution.published && (product_ids?.includes(product.id) ?? true)

/** The products that are published to a reseller. */
export async function listOfferedProducts(db: Db, reseller: Reseller): Promise<OfferedProduct[]> {
  const slots = await listTimeSlots(db)
  const rows = await selectSold(db).where('product.deleted_at', 'is', null).orderBy('product.id').execute()
  return rows.map((row) => toSold(row, slots)).filter((sold) => isSoldBy(reseller, sold))
}

/** @throws {OctoError} `INVALID_PRODUCT_ID` for one that is missing, unknown or not published to the reseller. */
export async function findOfferedProduct(
  db: Db,
  reseller: Reseller,
  productId: unknown,
): Promise<OfferedProduct> {
  const id = typeof productId === 'string' ? parseId(productId) : undefined
  if (id === undefined) throw invalidId('PRODUCT_ID', productId)
  const [row] = await findSoldRow(db, id)
  const sold = row && toSold(row, await listTimeSlots(db))
  if (!sold || !isSoldBy(reseller, sold)) throw invalidId('PRODUCT_ID', productId)
  return sold
}

const findAllSlots = prepared((db) => db.selectFrom('time_slot').selectAll().orderBy('id'))

/** Products of bookings, whatever has become of them since, with all slots that there were. */
export async function findBookedProduct(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, OfferedProduct>> {
  const [id, ...others] = productIds
  if (id === undefined) return new Map()
  const slots = await findAllSlots(db)
  const rows =
    others.length === 0
      ? await findSoldRow(db, id)
      : await selectSold(db).where('product.id', 'in', productIds).execute()
  return new Map(rows.map((row) => [row.id, { ...toSold(row, slots), slots }]))
}

/** @throws {OctoError} `INVALID_OPTION_ID` for a slot that the product is not offered in. */
export function findOption({ slots }: OfferedProduct, optionId: unknown): TimeSlotRow {
  const id = typeof optionId === 'string' ? parseId(optionId) : undefined
  const slot = slots.find((one) => one.id === id)
  if (!slot) throw invalidId('OPTION_ID', optionId)
  return slot
}
