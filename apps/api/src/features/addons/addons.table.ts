import type { Generated, Selectable } from 'kysely'

export type AddonTable = {
  id: Generated<number>
  product_id: number
  addon_name: string
  included: 0 | 1
  extra_price_cents: number | null
  version: Generated<number>
  deleted_at: string | null
}
export type AddonRow = Selectable<AddonTable>

declare module '../../platform/database/schema' {
  interface Database {
    addon: AddonTable
  }
}
