import type { Cents } from '../money'

/** The fields of an add-on that determine the price. */
export type PricedAddon = { id: number; included: boolean; extraPrice: Cents | null }

/** The base price plus the extra price of each selected add-on that is not included. */
export function priceBooking(
  basePrice: Cents,
  addons: readonly PricedAddon[],
  chosenIds: ReadonlySet<number>,
): Cents {
  return addons
    .filter((addon) => chosenIds.has(addon.id) && !addon.included)
    .reduce((total, addon) => total + (addon.extraPrice ?? 0), basePrice)
}
