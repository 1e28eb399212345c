import { ADDON_FIELDS, type AddonFields, type Validated, validateAddon } from '@luzzu/domain'
import type { Addon, Product } from '@luzzu/domain/contracts'
import {
  isOn,
  type RecordValues,
  readRecordValues,
  toRecordValues,
} from '../../../platform/records/record-values'

export type AddonFormValues = RecordValues<AddonFields>

/** A new add-on is of the first product. */
export function toAddonFormValues(addon: Addon | undefined, products: readonly Product[]): AddonFormValues {
  const initial = { id_product_fk: String(products[0]?.id ?? '') }
  return toRecordValues({ fields: ADDON_FIELDS, initial }, addon)
}

/** An included add-on has no extra price, whatever the field holds. */
export function validateAddonForm(values: AddonFormValues): Validated<AddonFields> {
  const sent = readRecordValues(ADDON_FIELDS, values)
  return validateAddon(isOn(values.included) ? { ...sent, extra_price: null } : sent)
}
