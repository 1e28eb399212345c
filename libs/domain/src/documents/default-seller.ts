import type { Seller } from './seller'

/** `null` is as the settings say otherwise, or not told. */
export const DEFAULT_SELLER: Seller = {
  name: null,
  address: null,
  vat_number: null,
  exo_number: null,
}
