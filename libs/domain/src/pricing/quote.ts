import type { CalendarDate } from '../calendar/calendar-date'
import { type Cents, scaleCents, toCents } from '../money'
import { pluralize, sumBy } from '../numbers'
import { formatDuration, slotMinutes } from '../schedule/time-slot'
import { appliesOn, type PriceRule } from './price-rule'
import type { Pricing } from './pricing'

/** What a booking costs is made of. What is not chosen yet counts for least: an hour, a guest, no rule. */
export type QuoteInput = {
  /** The product's. */
  price: Cents
  pricing: Pricing
  date: CalendarDate | undefined
  slot: { id: number; time_range: string } | undefined
  guests: number | null
  /** The chosen add-ons that are not included. */
  addons: readonly { addon_name: string; extraPrice: Cents | null }[]
}

export type QuoteLine = { label: string; amount: Cents }

/** The lines add up to the total. */
export type Quote = { total: Cents; lines: QuoteLine[] }

const PERCENT_STEPS = 10_000
const MINUTES = 60

export function calculateQuote(input: QuoteInput): Quote {
  const { pricing, date } = input
  const price = unitPrice(input)
  const { label, count, of } = quantity(input)
  const listed = scaleCents(price, count, of)
  const rule = date && findPriceRule(pricing.rules, date)
  const rented = rule ? scaleCents(price, count * rateOf(rule), of * PERCENT_STEPS) : listed
  const lines = [
    { label, amount: listed },
    ...(rule && rule.percent !== 0 ? [{ label: rule.name, amount: rented - listed }] : []),
    ...input.addons.map(({ addon_name, extraPrice }) => ({ label: addon_name, amount: extraPrice ?? 0 })),
  ]
  return { total: sumBy(lines, ({ amount }) => amount), lines }
}

/** What a slot costs without add-ons; `null` where each guest is charged and their number is not known. */
export function calculateSlotTotal(input: Omit<QuoteInput, 'addons'>): Cents | null {
  if (input.pricing.charge === 'per_person' && input.guests === null) return null
  return calculateQuote({ ...input, addons: [] }).total
}

/** The first rule that fits the date. */
export function findPriceRule(rules: readonly PriceRule[], date: CalendarDate): PriceRule | undefined {
  return rules.find((rule) => appliesOn(rule, date))
}

/** A price with the rule applied, in steps of a hundredth of a percent: 11000 for +10 %. */
export const rateOf = ({ percent }: Pick<PriceRule, 'percent'>) => PERCENT_STEPS + Math.round(percent * 100)

function unitPrice({ price, pricing, slot }: QuoteInput): Cents {
  const own = pricing.slot_prices.find(({ slot_id }) => slot_id === slot?.id)
  return own ? toCents(own.price) : price
}

const BASE = 'Base price'

/** How many units of the price are charged, as a fraction of whole numbers, and how the line of them reads. */
function quantity({ pricing, slot, guests }: QuoteInput): { label: string; count: number; of: number } {
  switch (pricing.charge) {
    case 'as_listed':
    case 'per_booking':
      return { label: BASE, count: 1, of: 1 }
    case 'per_hour':
      if (!slot) return { label: `${BASE} per hour`, count: 1, of: 1 }
      return {
        label: `${BASE} × ${formatDuration(slot.time_range)}`,
        count: slotMinutes(slot.time_range),
        of: MINUTES,
      }
    case 'per_person':
      if (guests === null) return { label: `${BASE} per person`, count: 1, of: 1 }
      return { label: `${BASE} × ${pluralize(guests, 'guest')}`, count: guests, of: 1 }
  }
}
