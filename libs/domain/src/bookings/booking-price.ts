import type { Cents } from '../money'

/** What pricing needs to know of an add-on. */
export type PricedAddon = { id: number; included: boolean; extraPrice: Cents | null }

/** The base price and the extra price of each chosen add-on that is not included anyway. */
export function priceBooking(
  basePrice: Cents,
  addons: readonly PricedAddon[],
  chosenIds: ReadonlySet<number>,
): Cents {
  return addons
    .filter((addon) => chosenIds.has(addon.id) && !addon.included)
    .reduce((total, addon) => total + (addon.extraPrice ?? 0), basePrice)
}
