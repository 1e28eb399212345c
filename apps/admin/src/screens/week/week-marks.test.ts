import type { CalendarDate } from '@luzzu/domain'
import type { DayAvailability, TimeSlot } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { buildClosure } from '../../booking/testing/build-closure'
import { buildHold } from '../../booking/testing/build-hold'
import { closedDay, closedMarks, fullSlots, holdMarks, isFull } from './week-marks'

const DAY = '2026-07-05' as CalendarDate
const SLOTS = [{ id: 1, name: 'Morning', time_range: '08:00-12:00' }]
const LUZZU = { id: 7, units: 3 }
const textsAmong = (slots: readonly TimeSlot[], ...closures: Parameters<typeof buildClosure>[0][]) =>
  closedMarks(closures.map(buildClosure), slots, LUZZU, DAY).map(({ text }) => text)
const textsOf = (...closures: Parameters<typeof buildClosure>[0][]) => textsAmong(SLOTS, ...closures)

test('a closure is said with its reason, its slot and its units, whole days first', () => {
  expect(textsOf({ reason: 'gale' })).toEqual(['Closed · gale'])
  expect(textsOf({ slot_id: 1, product_id: 7, reason: 'service' }, {})).toEqual([
    'Closed',
    'Morning closed · service',
  ])
  expect(textsOf({ units: 1 }, { units: 2, slot_id: 1, reason: 'paint' })).toEqual([
    '1 unit closed',
    '2 units closed, Morning · paint',
  ])
  expect(textsOf({ units: 3 })).toEqual(['Closed'])
})

test('with a slot all that overlap it are closed', () => {
  const slots = [
    ...SLOTS,
    { id: 2, name: 'Lunch cruise', time_range: '12:00-15:30' },
    { id: 3, name: 'Half day B', time_range: '13:00-17:00' },
    { id: 4, name: 'Half day C', time_range: '13:00-17:00', product_ids: [8] },
  ]
  expect(textsAmong(slots, { slot_id: 2, reason: 'wedding' })).toEqual([
    'Lunch cruise and Half day B closed · wedding',
  ])
  expect(textsAmong(slots, { slot_id: 2, units: 1 })).toEqual(['1 unit closed, Lunch cruise and Half day B'])
})

test('closures of other products, days and deleted slots are none', () => {
  expect(
    textsOf({ product_id: 8 }, { to_date: '2026-07-04', from_date: '2026-07-01' }, { slot_id: 9 }),
  ).toEqual([])
})

test('a day is closed where the whole business is', () => {
  expect(closedDay([buildClosure({ reason: 'gale' })], DAY)).toBe('Closed · gale')
  for (const part of [{ product_id: 7 }, { slot_id: 1 }, { units: 1 }, { from_date: '2026-07-06' }])
    expect(closedDay([buildClosure(part)], DAY)).toBeUndefined()
})

test('what a reseller holds is said on its day, with its times and until when', () => {
  const holds = [buildHold(), buildHold({ id: 42, id_product_fk: 2 })]
  const marks = (date: string) =>
    holdMarks(holds, { productId: 1, date: date as CalendarDate }, 'Europe/Malta')
  expect(marks('2026-06-18')).toEqual([
    { id: 41, text: '08:00-12:00 On hold until 14:30 (Blue Grotto Tours)' },
  ])
  expect(marks('2026-06-19')).toEqual([])
})

test('a product is full when something is booked out and nothing is open', () => {
  const dayOf = (...statuses: DayAvailability[number]['slots'][number]['status'][]): DayAvailability => [
    { product_id: 7, slots: statuses.map((status, slot_id) => ({ slot_id, status, remaining: 0 })) },
  ]
  expect(isFull(dayOf('full', 'out_of_season', 'past'), 7)).toBe(true)
  expect(isFull(dayOf('full', 'open'), 7)).toBe(false)
  expect(isFull(dayOf('closed'), 7)).toBe(false)
  expect(isFull(dayOf('full'), 8)).toBe(false)
  expect(isFull(undefined, 7)).toBe(false)
})

test('a slot is full when no unit of the product is left in it', () => {
  const day: DayAvailability = [
    {
      product_id: 7,
      slots: [
        { slot_id: 1, status: 'full', remaining: 0 },
        { slot_id: 2, status: 'open', remaining: 1 },
        { slot_id: 3, status: 'closed', remaining: 0 },
      ],
    },
  ]
  expect(fullSlots(day, 7)).toEqual([1])
  expect(fullSlots(day, 8)).toEqual([])
  expect(fullSlots(undefined, 7)).toEqual([])
})
