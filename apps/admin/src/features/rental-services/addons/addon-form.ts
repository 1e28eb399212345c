import { type AddonFields, checkAddon, parseDecimal, type Validated } from '@luzzu/domain'
import type { Addon, Product } from '@luzzu/domain/contracts'

export type TypedAddon = Record<'id_product_fk' | 'addon_name' | 'included' | 'extra_price', string>

const YES = 'yes'
const NO = 'no'

export function typedAddon(addon: Addon | undefined, products: readonly Product[]): TypedAddon {
  return {
    id_product_fk: String(addon?.product_id ?? products[0]?.id ?? ''),
    addon_name: addon?.addon_name ?? '',
    included: addon?.included === 1 ? YES : NO,
    extra_price: addon?.extra_price?.toFixed(2) ?? '',
  }
}

export const isIncluded = ({ included }: TypedAddon) => included === YES
export const includedAs = (included: boolean) => (included ? YES : NO)

/** An included add-on costs nothing extra, whatever was typed before it became one. */
export function checkTypedAddon(typed: TypedAddon): Validated<AddonFields> {
  const included = isIncluded(typed)
  return checkAddon({
    id_product_fk: Number(typed.id_product_fk),
    addon_name: typed.addon_name,
    included,
    extra_price: included ? null : readNumber(typed.extra_price),
  })
}

const readNumber = (text: string) => (text === '' ? null : (parseDecimal(text) ?? text))
