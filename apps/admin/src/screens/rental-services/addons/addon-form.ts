import { type AddonFields, parseDecimal, type Validated, validateAddon } from '@luzzu/domain'
import type { Addon, Product } from '@luzzu/domain/contracts'

export type AddonFormValues = Record<'id_product_fk' | 'addon_name' | 'included' | 'extra_price', string>

export const YES = 'yes'
const NO = 'no'

export function toAddonFormValues(addon: Addon | undefined, products: readonly Product[]): AddonFormValues {
  return {
    id_product_fk: String(addon?.product_id ?? products[0]?.id ?? ''),
    addon_name: addon?.addon_name ?? '',
    included: addon?.included === 1 ? YES : NO,
    extra_price: addon?.extra_price?.toFixed(2) ?? '',
  }
}

export const includedAs = (included: boolean) => (included ? YES : NO)

/** An included add-on has no extra price, whatever the field holds. */
export function validateAddonForm(values: AddonFormValues): Validated<AddonFields> {
  const included = values.included === YES
  return validateAddon({
    id_product_fk: Number(values.id_product_fk),
    addon_name: values.addon_name,
    included,
    extra_price: included ? null : readNumber(values.extra_price),
  })
}

const readNumber = (text: string) => (text === '' ? null : (parseDecimal(text) ?? text))
