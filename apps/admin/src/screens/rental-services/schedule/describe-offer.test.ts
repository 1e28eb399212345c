import { ALWAYS_OFFERED } from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { describeOffer } from './describe-offer'

const aSlot = (id: number, fields: Partial<TimeSlot> = {}): TimeSlot => ({
  id,
  name: `Slot ${id}`,
  time_range: '08:00-12:00',
  ...fields,
})

test('a product is offered in all time slots where none belongs to others', () => {
  const slots = [aSlot(1), aSlot(2, { product_ids: [7] }), aSlot(3, { archived: true, product_ids: [8] })]
  expect(describeOffer(ALWAYS_OFFERED, 7, slots)).toBe('All time slots · Every day')
})

test('slots that name other products are not its own', () => {
  const slots = [aSlot(1), aSlot(2, { product_ids: [7] }), aSlot(3, { product_ids: [] })]
  expect(describeOffer(ALWAYS_OFFERED, 7, slots)).toBe('Slot 1, Slot 2 · Every day')
  expect(describeOffer(ALWAYS_OFFERED, 8, slots)).toBe('Slot 1 · Every day')
  expect(describeOffer({ ...ALWAYS_OFFERED, slot_ids: [2] }, 8, slots)).toBe('No time slots · Every day')
})

test('many are counted, and what else limits the offer follows', () => {
  const slots = [1, 2, 3, 4].map((id) => aSlot(id)).concat(aSlot(5, { product_ids: [8] }))
  const schedule = {
    slot_ids: null,
    weekdays: [6, 7],
    season: { from: '04-01', to: '10-31' },
    min_notice_hours: 24,
  }
  expect(describeOffer(schedule, 7, slots)).toBe(
    '4 of 5 time slots · Sat-Sun · April 1 to October 31 · 24 hours ahead',
  )
})
