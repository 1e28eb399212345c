import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OccupiedRange, peakOccupancy, remainingUnits } from '../bookings/capacity'
import type { CalendarDate } from '../calendar/calendar-date'
import { TIME_SLOTS } from '../schedule/time-slot'
import {
  affectedBookings,
  type ClosedTime,
  closedRanges,
  closedSlotReason,
  closureReason,
  isClosed,
  slotsClosedWith,
  toClosedTime,
  WHOLE_DAY,
} from './closed-units'
import { validateCallOff, validateClosure } from './closure'

const HOURS = ['08:00', '10:00', '12:00', '13:00', '16:00', '18:00'] as const
const range = fc
  .tuple(fc.nat(HOURS.length - 2), fc.integer({ min: 1, max: HOURS.length - 1 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ start: String(HOURS[from]), end: String(HOURS[to]) }))
const units = fc.integer({ min: 1, max: 4 })
const closed = fc.array(fc.record({ range: fc.oneof(range, fc.constant(WHOLE_DAY)), count: units }), {
  maxLength: 3,
})
const toRanges = (closures: { range: { start: string; end: string }; count: number }[]): OccupiedRange[] =>
  closures.map(({ range: { start, end }, count }) => ({ start, end, count }))

test('what stays fits at every instant that was not closed beyond all units', () => {
  fc.assert(
    fc.property(units, closed, fc.array(range, { maxLength: 12 }), (all, closures, bookings) => {
      const made = bookings.map((booking, id) => ({ ...booking, id }))
      const affected = affectedBookings(all, toRanges(closures), made)
      const kept = made.filter((booking) => !affected.includes(booking))
      for (const at of HOURS) {
        const here = kept.filter(({ start, end }) => start <= at && at < end)
        const left = all - peakAt(toRanges(closures), at)
        expect(here.length).toBeLessThanOrEqual(Math.max(0, left))
      }
    }),
  )
})

test('nothing is affected that would still fit beside what was made before it', () => {
  fc.assert(
    fc.property(units, closed, fc.array(range, { maxLength: 12 }), (all, closures, bookings) => {
      const made = bookings.map((booking, id) => ({ ...booking, id }))
      const affected = affectedBookings(all, toRanges(closures), made)
      expect(affected.map(({ id }) => id)).toEqual(affected.map(({ id }) => id).sort((a, b) => b - a))
      for (const booking of affected) {
        const before = made.filter((one) => one.id < booking.id && !affected.includes(one))
        expect(remainingUnits(all, [...toRanges(closures), ...before], booking)).toBe(0)
      }
    }),
  )
})

const peakAt = (ranges: OccupiedRange[], at: string) =>
  peakOccupancy(
    ranges
      .filter(({ start, end }) => start <= at && at < end)
      .map((one) => ({ ...one, start: '0', end: '9' })),
  )

const DAY = '2026-07-10' as CalendarDate
const aClosure = (fields: Partial<ClosedTime> = {}): ClosedTime => ({
  from_date: DAY,
  to_date: DAY,
  product_id: null,
  units: null,
  reason: '',
  ...WHOLE_DAY,
  ...fields,
})
const rangeOf = (slot: (typeof TIME_SLOTS)[number]) => {
  const [start = '', end = ''] = slot.time_range.split('-')
  return { start, end }
}
const closedSlots = (closures: ClosedTime[], all: number) =>
  TIME_SLOTS.map((slot) =>
    isClosed(all, closedRanges(closures, { productId: 1, date: DAY, units: all }), rangeOf(slot)),
  )

test('a closed slot closes every slot that overlaps it', () => {
  expect(closedSlots([aClosure(rangeOf(TIME_SLOTS[0]))], 2)).toEqual([true, false, true])
  expect(closedSlots([aClosure()], 2)).toEqual([true, true, true])
  expect(closedSlots([aClosure({ product_id: 2 })], 2)).toEqual([false, false, false])
})

test('the slots that are closed along with another are those that overlap it and are offered', () => {
  const [morning, afternoon, fullDay] = TIME_SLOTS
  const lunch = { id: 4, name: 'Lunch', time_range: '11:00-14:00', product_ids: [7] }
  const old = { id: 5, name: 'Old', time_range: '09:00-10:00', archived: true }
  const slots = [...TIME_SLOTS, lunch, old]
  expect(slotsClosedWith(morning, slots, null)).toEqual([lunch, fullDay])
  expect(slotsClosedWith(morning, slots, 7)).toEqual([lunch, fullDay])
  expect(slotsClosedWith(morning, slots, 8)).toEqual([fullDay])
  expect(slotsClosedWith(afternoon, [morning, afternoon], null)).toEqual([])
  expect(slotsClosedWith(old, slots, null)).toEqual([morning, fullDay])
})

test('a closure has the times of its slot, and none without it', () => {
  expect(toClosedTime({ slot_id: null }, [])).toEqual({ slot_id: null, ...WHOLE_DAY })
  expect(toClosedTime({ slot_id: 1 }, TIME_SLOTS)).toEqual({ slot_id: 1, start: '08:00', end: '12:00' })
  expect(toClosedTime({ slot_id: 9 }, TIME_SLOTS)).toBeUndefined()
})

test('a slot of which closures leave nothing says why', () => {
  const [morning, afternoon, fullDay] = TIME_SLOTS.map(rangeOf)
  const gale = aClosure({ ...morning, reason: 'gale' })
  const reasonOf = (closures: ClosedTime[], slot = fullDay) =>
    slot && closedSlotReason(closures, { productId: 1, date: DAY, units: 2 }, slot)
  expect(reasonOf([gale])).toBe('gale')
  expect(reasonOf([gale], afternoon)).toBeUndefined()
  expect(reasonOf([{ ...gale, reason: '' }])).toBe('')
  expect(reasonOf([{ ...gale, units: 1 }])).toBeUndefined()
  expect(reasonOf([{ ...gale, units: 1 }, aClosure({ units: 1 })])).toBe('gale')
})

test('units of several closures add up', () => {
  const one = aClosure({ units: 1 })
  expect(closedSlots([one], 2)).toEqual([false, false, false])
  expect(closedSlots([one, aClosure({ units: 1, ...rangeOf(TIME_SLOTS[1]) })], 2)).toEqual([
    false,
    true,
    true,
  ])
})

test('of the bookings of one unit the latest are affected first', () => {
  const bookings = [1, 2, 3].map((id) => ({ id, ...rangeOf(TIME_SLOTS[0]) }))
  expect(affectedBookings(3, [{ ...WHOLE_DAY, count: 2 }], bookings).map(({ id }) => id)).toEqual([3, 2])
})

test('the reason told is that of a closure of this slot', () => {
  const closures = [
    aClosure({ reason: 'Regatta', ...rangeOf(TIME_SLOTS[1]) }),
    aClosure({
      reason: 'Gale',
      from_date: '2026-08-01' as CalendarDate,
      to_date: '2026-08-01' as CalendarDate,
    }),
    aClosure(),
  ]
  const day = { productId: 1, date: DAY }
  expect(closureReason(closures, day, rangeOf(TIME_SLOTS[1]))).toBe('Regatta')
  expect(closureReason(closures, day, rangeOf(TIME_SLOTS[0]))).toBe('')
})

test.each([
  [{ from_date: '2026-02-30' }, ['from_date']],
  [{ to_date: '2026-07-09' }, ['to_date']],
  [{ to_date: '2027-07-11' }, ['to_date']],
  [{ from_date: undefined, to_date: 20260710 }, ['from_date', 'to_date']],
  [{ product_id: '1', slot_id: 0, units: 1.5 }, ['product_id', 'slot_id', 'units']],
  [{ units: 1001 }, ['units']],
  [{ reason: 'x'.repeat(501) }, ['reason']],
  [{ reason: 7 }, ['reason']],
  [{ reason: 'two\nlines' }, ['reason']],
])('%o is refused at its fields', (change, fields) => {
  const checked = validateClosure({ from_date: DAY, to_date: DAY, ...change })
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(fields)
})

test('what is left out closes all of it', () => {
  expect(validateClosure({ from_date: DAY, to_date: '2027-07-10' })).toEqual({
    ok: true,
    value: {
      from_date: DAY,
      to_date: '2027-07-10',
      product_id: null,
      slot_id: null,
      units: null,
      reason: '',
    },
  })
})

test('a call-off needs a message', () => {
  expect(validateCallOff({ message: ' Storm.\nSorry. ' })).toEqual({
    ok: true,
    value: { message: 'Storm.\nSorry.' },
  })
  for (const message of [undefined, ' ', 'x'.repeat(2001), 'a\u0000b', 7])
    expect(validateCallOff({ message }).ok).toBe(false)
})
