import { formatDays } from '@luzzu/domain'

/** A rule as stored or as typed, where an empty date is none. */
type PriceRule = {
  name: string
  from_date: string | null
  to_date: string | null
  weekdays: number[]
  percent: number | string
}

/** `Weekend: 20 %, Sat-Sun, 2026-06-01 – 2026-09-30`, one line for each rule. */
export function formatPriceRules(rules: readonly PriceRule[]): string {
  return rules.map(formatRule).join('\n') || 'none'
}

function formatRule({ name, from_date, to_date, weekdays, percent }: PriceRule): string {
  const dates = from_date || to_date ? `, ${from_date ?? ''} – ${to_date ?? ''}` : ''
  return `${name}: ${percent} %, ${formatDays(weekdays)}${dates}`
}

/** `Morning: 80.00`, one line for each slot. */
export function formatSlotPrices(prices: readonly { slot: string; price: number }[]): string {
  return prices.map(({ slot, price }) => `${slot}: ${price.toFixed(2)}`).join('\n') || 'none'
}
