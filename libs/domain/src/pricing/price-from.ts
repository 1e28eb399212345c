import { type Cents, scaleCents, toCents } from '../money'
import { WEEKDAYS } from '../schedule/schedule'
import { isUndated } from './price-rule'
import type { Pricing } from './pricing'
import { rateOf } from './quote'

const NO_RULE = rateOf({ percent: 0 })

/** The lowest price of an hour, a guest or a booking in the slots, on dates without a season of their own. */
export function priceFrom(price: Cents, pricing: Pricing, slotIds: readonly number[]): Cents {
  const lowest = Math.min(...pricesOf(price, pricing, slotIds))
  return scaleCents(lowest, Math.min(...undatedRates(pricing)), NO_RULE)
}

/** Whether slots or dates differ in price. */
export function hasVariedPrices(price: Cents, pricing: Pricing, slotIds: readonly number[]): boolean {
  return (
    new Set(pricesOf(price, pricing, slotIds)).size > 1 || pricing.rules.some(({ percent }) => percent !== 0)
  )
}

function pricesOf(price: Cents, { slot_prices }: Pricing, slotIds: readonly number[]): Cents[] {
  const bySlot = new Map(slot_prices.map((one) => [one.slot_id, toCents(one.price)]))
  return slotIds.length === 0 ? [price] : slotIds.map((id) => bySlot.get(id) ?? price)
}

/** The rates that apply to some weekday when no season is on. */
function undatedRates({ rules }: Pricing): number[] {
  let left: number[] = [...WEEKDAYS]
  const rates: number[] = []
  for (const rule of rules.filter(isUndated)) {
    const rest = left.filter((day) => !rule.weekdays.includes(day))
    if (rest.length < left.length) rates.push(rateOf(rule))
    left = rest
  }
  return left.length > 0 ? [...rates, NO_RULE] : rates
}
