import { PRODUCT_FIELDS, recordExample } from '@luzzu/domain'
import type { Addon, ProductWithAddons } from '@luzzu/domain/contracts'

const anAddon = (id: number, extra_price: number | null, included: 0 | 1 = 0): Addon => ({
  id,
  product_id: 1,
  addon_name: `Add-on ${id}`,
  included,
  extra_price,
})

/** A product for tests, with an add-on of each sort: 1 included, 5 for 45, 6 without a price. */
export const aProduct: ProductWithAddons = {
  ...recordExample(PRODUCT_FIELDS),
  id: 1,
  activity_id: 1,
  image: null,
  image_url: null,
  addons: [anAddon(1, null, 1), anAddon(5, 45), anAddon(6, null)],
}
