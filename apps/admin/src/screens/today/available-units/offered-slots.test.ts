import {
  ALWAYS_OFFERED,
  type CalendarDate,
  PRODUCT_FIELDS,
  recordExample,
  type Schedule,
  TIME_SLOTS,
} from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { offeredSlots } from './offered-slots'

const SATURDAY = '2026-06-20' as CalendarDate
const SUNDAY = '2026-06-21' as CalendarDate

const aProduct = (id: number): Product => ({
  ...recordExample(PRODUCT_FIELDS),
  id,
  activity_id: 1,
  image: null,
  image_url: null,
})

function offeredOn(date: CalendarDate, schedule: Partial<Schedule>, timeSlots: readonly TimeSlot[]) {
  const days = offeredSlots(
    timeSlots.map(({ archived = false, ...slot }) => ({ ...slot, archived })),
    {
      date,
      products: [aProduct(1), aProduct(2)],
      timeSlots,
      schedules: [{ productId: 2, schedule: { ...ALWAYS_OFFERED, ...schedule } }],
    },
  )
  return days.map(({ slot, products }) => [slot.id, products.map(({ id }) => id)])
}

test('a slot lists the products whose schedule has it on that day', () => {
  const weekend = { slot_ids: [1], weekdays: [6] }
  expect(offeredOn(SATURDAY, weekend, TIME_SLOTS)).toEqual([
    [1, [1, 2]],
    [2, [1]],
    [3, [1]],
  ])
  expect(offeredOn(SUNDAY, weekend, TIME_SLOTS).map(([, products]) => products)).toEqual([[1], [1], [1]])
})

test('a slot that names its products lists those, and none where nobody offers it', () => {
  const slots: TimeSlot[] = [
    { id: 1, name: 'Tour', time_range: '08:00-09:00', product_ids: [2] },
    { id: 2, name: 'Paused', time_range: '10:00-11:00', product_ids: [] },
    { id: 3, name: 'Former', time_range: '12:00-13:00', archived: true },
  ]
  expect(offeredOn(SATURDAY, { slot_ids: [] }, slots)).toEqual([[1, [2]]])
})
