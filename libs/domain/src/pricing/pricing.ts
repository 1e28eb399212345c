import type { PriceRule } from './price-rule'

/** What a price counts for; `as_listed` is shown per hour and charged once. */
export const CHARGES = ['as_listed', 'per_booking', 'per_hour', 'per_person'] as const
export type Charge = (typeof CHARGES)[number]

/** The price of one time slot, in currency units; replaces the product's. */
export type SlotPrice = { slot_id: number; price: number }

/** How the price of a product becomes the total of a booking. Of the rules, the first that fits a date applies. */
export type Pricing = { charge: Charge; slot_prices: SlotPrice[]; rules: PriceRule[] }

/** The pricing of a product for which nobody has set any. */
export const DEFAULT_PRICING: Pricing = { charge: 'as_listed', slot_prices: [], rules: [] }
