import { type Charge, formatDate, formatDays } from '@luzzu/domain'

/** What the fields of a pricing are called, in the order of its form. */
export const PRICING_LABELS = {
  charge: 'Price unit',
  slot_prices: 'Prices by time slot',
  rules: 'Price rules',
} as const

export const CHARGE_LABELS: Record<Charge, string> = {
  as_listed: 'Per booking, shown as per hour',
  per_booking: 'Per booking',
  per_hour: 'Per hour',
  per_person: 'Per person',
}

/** A rule as stored or as typed, where an empty date is none. */
type PriceRule = {
  name: string
  from_date: string | null
  to_date: string | null
  weekdays: number[]
  percent: number | string
}

/** `Weekend: 20 %, Sat-Sun, June 1, 2026 to September 30, 2026`, one line for each rule. */
export function formatPriceRules(rules: readonly PriceRule[]): string {
  return rules.map(formatRule).join('\n') || 'none'
}

function formatRule({ name, from_date, to_date, weekdays, percent }: PriceRule): string {
  return [`${name}: ${percent} %`, formatDays(weekdays), ...formatPeriod(from_date, to_date)].join(', ')
}

function formatPeriod(from: string | null, to: string | null): string[] {
  if (from && to) return [`${formatDate(from)} to ${formatDate(to)}`]
  if (from) return [`from ${formatDate(from)}`]
  return to ? [`until ${formatDate(to)}`] : []
}

/** `Morning: 80.00`, one line for each slot. */
export function formatSlotPrices(prices: readonly { slot: string; price: number }[]): string {
  return prices.map(({ slot, price }) => `${slot}: ${price.toFixed(2)}`).join('\n') || 'none'
}
