import type {
  ActivityFields,
  FaqFields,
  Pricing,
  ProductDetails,
  ProductFields,
  Schedule,
} from '@luzzu/domain'
import type { Generated, Selectable } from 'kysely'
import type { StoredInstant } from './account-tables'
import type { JsonText } from './json-text'

type ActivityTable = ActivityFields & {
  id: Generated<number>
  version: Generated<number>
  deleted_at: StoredInstant | null
}
export type ActivityRow = Selectable<ActivityTable>

export type ProductTable = Omit<ProductFields, 'id_activity_fk' | 'price'> & {
  id: Generated<number>
  activity_id: number
  price_cents: number
  image_hash: string | null
  version: Generated<number>
  deleted_at: StoredInstant | null
}
export type ProductRow = Selectable<ProductTable>

/** How the price of a product becomes a total. */
type ProductPricingTable = { product_id: number; pricing: JsonText<Pricing>; version: number }

/** Current and former names of products, for the search through bookings that copied them. */
type ProductNameTable = { product_id: number; name: string; search_name: string }

export type AddonTable = {
  id: Generated<number>
  product_id: number
  addon_name: string
  included: 0 | 1
  extra_price_cents: number | null
  version: Generated<number>
  deleted_at: StoredInstant | null
}
export type AddonRow = Selectable<AddonTable>

export type TimeSlotTable = {
  id: Generated<number>
  name: string
  starts_at: string
  ends_at: string
  archived: Generated<0 | 1>
  /** Of the products that offer it; `null` for those whose schedule has it. */
  product_ids: Generated<JsonText<number[]> | null>
  version: Generated<number>
  deleted_at: StoredInstant | null
}
export type TimeSlotRow = Selectable<TimeSlotTable>

/** When a product is offered. */
type ProductScheduleTable = { product_id: number; schedule: JsonText<Schedule>; version: number }

/** What guests need to know about a product: its texts; `version` rises with its pictures, too. */
type ProductDetailsTable = {
  product_id: number
  details: JsonText<Omit<ProductDetails, 'pictures'>>
  version: number
}

/** Pictures of a product besides its first. */
export type ProductPictureTable = {
  id: Generated<number>
  product_id: number
  image_hash: string
  alt: string
  position: number
}
export type ProductPictureRow = Selectable<ProductPictureTable>

type FaqTable = FaqFields & { id: Generated<number>; version: Generated<number>; position: Generated<number> }
export type FaqRow = Selectable<FaqTable>

export type ImageFormat = 'jpg' | 'webp' | 'avif'

type ImageTable = { hash: string; created_at: StoredInstant }

type ImageRenditionTable = { hash: string; width: number; format: ImageFormat; bytes: Buffer }

/** What is offered. */
export type CatalogueTables = {
  activity: ActivityTable
  product: ProductTable
  product_pricing: ProductPricingTable
  product_name: ProductNameTable
  addon: AddonTable
  time_slot: TimeSlotTable
  product_schedule: ProductScheduleTable
  product_details: ProductDetailsTable
  product_picture: ProductPictureTable
  faq: FaqTable
  image: ImageTable
  image_rendition: ImageRenditionTable
}
