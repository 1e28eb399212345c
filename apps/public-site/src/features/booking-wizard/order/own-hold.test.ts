import type { CalendarDate } from '@luzzu/domain'
import type { Availability, TimeSlot } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { includeOwnHold } from './own-hold'

const DAY = '2026-07-16' as CalendarDate
const slot = (id: number, time_range: string) => ({ id, time_range }) as TimeSlot
const SLOTS = [slot(1, '08:00-12:00'), slot(2, '13:00-18:00'), slot(3, '09:00-17:00')]
const FOUND: Availability = [
  {
    date: DAY,
    slots: [
      { slot_id: 1, remaining: 0, status: 'full' },
      { slot_id: 2, remaining: 1, status: 'open' },
      { slot_id: 3, remaining: 0, status: 'full' },
    ],
  },
]
const OWN = { booking_date: `${DAY} 00:00:00`, id_product_fk: 1, slot_id: 1 }

test('the held place is free for its customer, in each slot that it takes', () => {
  expect(includeOwnHold(FOUND, SLOTS, OWN)?.[0]?.slots).toEqual([
    { slot_id: 1, remaining: 1, status: 'open' },
    { slot_id: 2, remaining: 1, status: 'open' },
    { slot_id: 3, remaining: 1, status: 'open' },
  ])
})

test('what is closed stays closed, and other days stay as they are', () => {
  const closed: Availability = [{ date: DAY, slots: [{ slot_id: 1, remaining: 0, status: 'closed' }] }]
  expect(includeOwnHold(closed, SLOTS, OWN)).toEqual(closed)
  expect(includeOwnHold(FOUND, SLOTS, { ...OWN, booking_date: '2026-07-17 00:00:00' })).toEqual(FOUND)
  expect(includeOwnHold(FOUND, SLOTS, undefined)).toBe(FOUND)
})
