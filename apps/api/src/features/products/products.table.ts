import type { Generated, Selectable } from 'kysely'

export type ProductTable = {
  id: Generated<number>
  activity_id: number
  name: string
  description: string
  max_persons: number
  max_weight_kg: number | null
  boat_height_m: number | null
  price_cents: number
  units: number
  image_hash: string | null
  version: Generated<number>
  deleted_at: string | null
}
export type ProductRow = Selectable<ProductTable>

/** Every name that a product has had, for the search through bookings that copied it. */
export type ProductNameTable = { product_id: number; name: string; search_name: string }

declare module '../../platform/database/schema' {
  interface Database {
    product: ProductTable
    product_name: ProductNameTable
  }
}
