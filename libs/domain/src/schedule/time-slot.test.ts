import { describe, expect, test } from 'vitest'
import {
  describeSlot,
  formatDuration,
  overlappingSlots,
  parseTimeRange,
  slotDescription,
  slotHours,
  sortTimeSlots,
  TIME_SLOTS,
} from './time-slot'

test('a slot overlaps others by its times, but those that are archived', () => {
  const [morning, afternoon, fullDay] = TIME_SLOTS
  const old = { id: 4, name: 'Old', time_range: '11:00-12:00', archived: true }
  const slots = [fullDay, old, afternoon, morning]
  expect(overlappingSlots({ time_range: '11:30-14:00' }, slots)).toEqual([morning, afternoon, fullDay])
  expect(overlappingSlots(morning, slots)).toEqual([fullDay])
  expect(overlappingSlots({ time_range: '12:00-13:00' }, [morning, afternoon])).toEqual([])
  expect(overlappingSlots({ time_range: '-14:00' }, slots)).toEqual([])
})

test('slots are offered as the day goes on, and those that take it after its parts', () => {
  const ranges = ['13:00-18:00', '08:00-18:00', '09:00-11:00', '08:00-12:00', '05:30-07:35', '08:00-10:00']
  const sorted = sortTimeSlots(ranges.map((time_range) => ({ time_range })))
  expect(sorted.map(({ time_range }) => time_range)).toEqual([
    '05:30-07:35',
    '08:00-10:00',
    '08:00-12:00',
    '09:00-11:00',
    '13:00-18:00',
    '08:00-18:00',
  ])
})

describe('a time slot', () => {
  test.each([
    ['08:00-12:00', '4 hours'],
    ['13:00-18:00', '5 hours'],
    ['08:00-18:00', '10 hours'],
    ['08:00-09:00', '1 hour'],
    ['08:00-10:30', '2.5 hours'],
    ['10:05-12:25', '2 hours 20 minutes'],
    ['09:15-10:16', '1 hour 1 minute'],
    ['09:15-09:45', '30 minutes'],
  ])('of %s lasts %s', (range, duration) => expect(formatDuration(range)).toBe(duration))

  test.each(['24:00-', '12:00-08:00', '', '08:00-08:00', '8:00-12:00', '08:60-12:00'])(
    'of %o is invalid',
    (text) => {
      expect(parseTimeRange(text)).toBeUndefined()
      expect(slotHours(text)).toBe(0)
    },
  )

  test('has a description for each of the three fixed ones', () => {
    for (const { id } of TIME_SLOTS) expect(describeSlot(id)).not.toBe('')
    expect(describeSlot(4)).toBe('')
  })

  test('has none once its times are others', () => {
    expect(slotDescription({ id: 1, time_range: '08:00-12:00' })).toBe(describeSlot(1))
    expect(slotDescription({ id: 1, time_range: '19:00-21:00' })).toBe('')
    expect(slotDescription({ id: 4, time_range: '08:00-12:00' })).toBe('')
  })
})
