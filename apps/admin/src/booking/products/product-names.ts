import type { Product } from '@luzzu/domain/contracts'

export const ALL_PRODUCTS = 'All rental services'

const MAX_NAMES = 2

/** `Painted Luzzu, Tandem Kayak and 3 more`; `null` are all of them. A deleted one is told by its number. */
export function productNames(ids: readonly number[] | null, products: readonly Product[]): string {
  if (ids === null) return ALL_PRODUCTS
  const names = ids.map((id) => products.find((product) => product.id === id)?.name ?? `#${id}`)
  const more = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
