import { addDays, type CalendarDate, eachDay } from '../calendar/calendar-date'
import { type Cents, scaleCents, toCents } from '../money'
import { type BookingWindow, lastBookableDay } from '../schedule/booking-date'
import { dayNotOfferedReason, isOfferedSlot, type Schedule } from '../schedule/schedule'
import type { PriceRule } from './price-rule'
import type { Pricing } from './pricing'
import { calculateQuote, findPriceRule, type QuoteInput, rateOf } from './quote'

/** Where and when a product can be booked. */
export type Offer = { slotIds: readonly number[]; dates: readonly CalendarDate[] }

const NO_RULE = rateOf({ percent: 0 })
const DAYS_OF_A_YEAR = 366

type Moment = { today: CalendarDate; windowDays: BookingWindow }

/** The slots and dates that the schedule offers within the booking window; with no date in it, within a year. */
export function offerOf(
  schedule: Schedule,
  slotIds: readonly number[],
  { today, windowDays }: Moment,
): Offer {
  const isOffered = (date: CalendarDate) => dayNotOfferedReason(schedule, date) === undefined
  const inWindow = eachDay(today, lastBookableDay(today, windowDays)).filter(isOffered)
  return {
    slotIds: slotIds.filter((id) => isOfferedSlot(schedule, id)),
    dates: inWindow.length > 0 ? inWindow : eachDay(today, addDays(today, DAYS_OF_A_YEAR)).filter(isOffered),
  }
}

/** The lowest price of an hour, a guest or a booking that can be booked; with nothing offered the product's own. */
export function priceFrom(price: Cents, pricing: Pricing, offer: Offer): Cents {
  const lowest = Math.min(...pricesOf(price, pricing, offer))
  return scaleCents(lowest, Math.min(...ratesOf(pricing.rules, offer)), NO_RULE)
}

/** Whether slots or dates that can be booked differ in price. */
export function hasVariedPrices(price: Cents, pricing: Pricing, offer: Offer): boolean {
  return pricesOf(price, pricing, offer).size > 1 || ratesOf(pricing.rules, offer).size > 1
}

/**
 * What a slot costs on the dates of an offer, for the whole booking or for each guest: the lowest price, and whether dates
 * differ.
 */
export function slotPriceFrom(
  { price, pricing }: Pick<QuoteInput, 'price' | 'pricing'>,
  slot: NonNullable<QuoteInput['slot']>,
  { dates }: Pick<Offer, 'dates'>,
): { amount: Cents; varies: boolean } {
  const quote = { price, pricing, slot, guests: 1, addons: [] }
  const totals = (dates.length > 0 ? dates : [undefined]).map(
    (date) => calculateQuote({ ...quote, date }).total,
  )
  return { amount: Math.min(...totals), varies: new Set(totals).size > 1 }
}

function pricesOf(price: Cents, { slot_prices }: Pricing, { slotIds }: Offer): Set<Cents> {
  const bySlot = new Map(slot_prices.map((one) => [one.slot_id, toCents(one.price)]))
  return new Set(slotIds.length === 0 ? [price] : slotIds.map((id) => bySlot.get(id) ?? price))
}

function ratesOf(rules: readonly PriceRule[], { dates }: Offer): Set<number> {
  if (rules.length === 0 || dates.length === 0) return new Set([NO_RULE])
  return new Set(dates.map((date) => rateOf(findPriceRule(rules, date) ?? { percent: 0 })))
}
