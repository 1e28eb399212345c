import { type Charge, MAX_PRICING } from '@luzzu/domain'

export const PRICING_COPY = {
  open: 'Pricing',
  openLabel: (product: string) => `Pricing of ${product}`,
  saved: 'pricing',
  slotPricesHint: 'Leave a slot empty to use the price of the rental service.',
  rulesHint: 'For seasons and weekdays. Of the rules that fit a date, only the first applies.',
  badSlotPrices: 'Fix the highlighted prices.',
  badRules: 'Fix the highlighted rules.',
  price: 'Price must be a number from 0 with at most 2 decimals',
} as const

/** The price unit beside a price: for what it is paid, whatever visitors read. */
export const CHARGE_UNITS: Record<Charge, string> = {
  as_listed: 'per booking',
  per_booking: 'per booking',
  per_hour: 'per hour',
  per_person: 'per person',
}

export const RULE_COPY = {
  row: (index: number) => `Rule ${index + 1}`,
  name: 'Rule name',
  from: 'First date',
  to: 'Last date',
  weekdays: 'Weekdays',
  percent: 'Change in percent',
  add: 'Add rule',
  remove: (index: number) => `Remove rule ${index + 1}`,
  up: (index: number) => `Move rule ${index + 1} up`,
  down: (index: number) => `Move rule ${index + 1} down`,
  max: MAX_PRICING.rules,
} as const

type ChargeExample = { slot: string; price: string; total: string }

/** What a booking costs by each price unit. */
export const CHARGE_EXAMPLES: Record<Charge, (example: ChargeExample) => string> = {
  as_listed: ({ slot, price, total }) =>
    `Visitors read ${price}/hour and pay it once: ${slot} costs ${total}, not more.`,
  per_booking: ({ slot, total }) => `${slot} costs ${total}, however many guests come.`,
  per_hour: ({ slot, total }) => `${slot} costs ${total}.`,
  per_person: ({ slot, total }) => `${slot} costs ${total} for two guests.`,
}

export const EXAMPLE_COPY = {
  title: 'What visitors read',
  offered: 'On cards and on its page',
  booking: 'What a booking would cost',
  date: 'Date',
  slot: 'Time slot',
  guests: 'Guests',
  total: 'Total',
  invalid: 'Fix the pricing to see an example.',
} as const
