import { expect, test } from 'vitest'
import { aSlot as slot } from '../testing/a-slot'
import { firstFreeDays, groupSlots, unavailableReason } from './found-slots'

const GALE = slot('closed', { reason: 'Gale' })

test.each([
  [[slot('past'), slot('full')], 'Full on this day'],
  [[GALE, slot('closed')], 'Closed on this day: Gale'],
  [[slot('closed')], 'Closed on this day'],
  [[slot('past'), slot('notice')], 'Too soon to book'],
  [[slot('out_of_window')], 'Too far ahead to book'],
  [[slot('past'), slot('past')], 'Over for this day'],
  [[slot('out_of_season')], 'Not offered on this day'],
])('case %#', (slots, text) => {
  expect(unavailableReason(slots, { product: { max_persons: 2, units: 1 }, guests: 4 })).toBe(text)
})

test.each([
  [2, 1, 4, 'Up to 2 people only'],
  [2, 4, 4, 'Up to 2 people each: make 2 bookings for 4 people'],
  [2, 3, 5, 'Up to 2 people each: make 3 bookings for 5 people'],
  [2, 2, 5, 'Up to 2 people only'],
  [1, 1, 2, 'For one person only'],
  [1, 2, 2, 'For one person each: make 2 bookings for 2 people'],
])('for %i, %i of them, %i people: %s', (max_persons, units, guests, text) => {
  expect(unavailableReason([], { product: { max_persons, units }, guests })).toBe(text)
})

test.each([
  [[GALE, slot('closed')], 'Closed on this day: Gale. Up to 2 people only'],
  [[slot('past')], 'Over for this day. Up to 2 people only'],
  [[slot('full'), slot('open')], 'Up to 2 people only'],
  [[], 'Up to 2 people each: make 2 bookings for 4 people'],
  [[slot('open', { remaining: 1 }), slot('full')], 'Up to 2 people only'],
  [[slot('full'), slot('open', { remaining: 2 })], 'Up to 2 people each: make 2 bookings for 4 people'],
])(
  'more people than fit are told of the day first, and to make several bookings where these fit, case %#',
  (slotsForAnyGuests, text) => {
    const product = { max_persons: 2, units: 2 }
    expect(unavailableReason([], { product, guests: 4, slotsForAnyGuests })).toBe(text)
  },
)

test('slots are in the order of the wizard, those that are not free apart, without those of another season', () => {
  const times = [
    { id: 1, name: 'Full Day', time_range: '08:00-18:00' },
    { id: 2, name: 'Afternoon', time_range: '13:00-18:00' },
    { id: 3, name: 'Morning', time_range: '08:00-12:00' },
    { id: 4, name: 'Evening', time_range: '18:00-22:00' },
    { id: 5, name: 'Night', time_range: '22:00-23:00' },
    { id: 6, name: 'Dawn', time_range: '06:00-08:00' },
  ].map((time) => ({ ...time, product_ids: null }))
  const slots = [1, 2, 3].map((slot_id) => slot('open', { slot_id }))
  const others = [
    slot('full', { slot_id: 4 }),
    slot('out_of_season', { slot_id: 5 }),
    slot('past', { slot_id: 6 }),
  ]
  const { free, notFree } = groupSlots([...slots, ...others], times)
  expect(free.map(({ time }) => time.name)).toEqual(['Morning', 'Afternoon', 'Full Day'])
  expect(notFree.map(({ time }) => time.name)).toEqual(['Dawn', 'Evening'])
})

test('the next free days have a slot that is free, whatever their others are', () => {
  const days = [
    { date: '2026-12-06', slots: [slot('full')] },
    { date: '2026-12-07', slots: [] },
    { date: '2026-12-08', slots: [slot('full'), slot('open')] },
    { date: '2026-12-09', slots: [slot('open')] },
    { date: '2026-12-10', slots: [slot('open')] },
  ]
  expect(firstFreeDays(days, 2)).toEqual(['2026-12-08', '2026-12-09'])
  expect(firstFreeDays(undefined, 2)).toEqual([])
})
