import { DEFAULT_PRICING } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { totalAfterMove } from './use-moved-total'

const booking = {
  id: 1,
  product_name: 'Painted Luzzu',
  booking_date: '2026-07-16 00:00:00',
  slot_id: 1,
  slot_name: 'Morning',
  time_range: '08:00-12:00',
  total_price: 165,
  id_product_fk: 1,
  guests: 2,
  addons: [
    { addon_name: 'Lunch', extra_price: 45 },
    { addon_name: 'Ice', extra_price: null },
  ],
}
const slot = { id: 1, name: 'Morning', time_range: '08:00-12:00', archived: false }
const weekend = { name: 'Weekend', from_date: null, to_date: null, weekdays: [6, 7], percent: 10 }

test.each([
  ['as listed', DEFAULT_PRICING, '2026-07-18', 175],
  ['per person', { ...DEFAULT_PRICING, charge: 'per_person' as const }, '2026-07-18', 305],
  ['at the weekend', { ...DEFAULT_PRICING, rules: [weekend] }, '2026-07-18', 188],
  ['on a weekday', { ...DEFAULT_PRICING, rules: [weekend] }, '2026-07-20', 175],
])('%s, with the add-ons as they were booked', (_what, pricing, date, total) => {
  expect(totalAfterMove(booking, { price: 130, pricing }, { date, slot })).toBe(total)
})
