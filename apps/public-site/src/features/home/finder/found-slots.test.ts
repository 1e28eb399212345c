import type { SlotAvailability } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { countFree, whyNotFree } from './found-slots'

const slot = (
  status: SlotAvailability['status'],
  part: Partial<SlotAvailability> = {},
): SlotAvailability => ({
  slot_id: 1,
  remaining: status === 'open' ? 1 : 0,
  status,
  ...part,
})

test.each([
  [[slot('past'), slot('full')], 'Full on this day'],
  [[slot('closed', { reason: 'Gale' }), slot('closed')], 'Closed on this day: Gale'],
  [[slot('closed')], 'Closed on this day'],
  [[slot('past'), slot('notice')], 'Too soon to book'],
  [[slot('out_of_window')], 'Too far ahead to book'],
  [[slot('past'), slot('past')], 'Over for this day'],
  [[slot('out_of_season')], 'Not offered on this day'],
  [[], 'Up to 2 people only'],
])('case %#', (slots, text) => {
  expect(whyNotFree(slots, 2)).toBe(text)
})

test('a craft for one says so', () => {
  expect(whyNotFree([], 1)).toBe('For one person only')
})

test('what is free is counted by activity', () => {
  const groups = [
    { activity: { name: 'Boats' }, products: [{ id: 1 }, { id: 2 }] },
    { activity: { name: 'Kayaks' }, products: [{ id: 3 }] },
  ]
  const found = (id: number, ...slots: SlotAvailability[]) => ({ product_id: id, slots })
  expect(countFree(groups, [found(1, slot('open')), found(2, slot('full')), found(3)])).toBe(
    'Boats (1) can be booked.',
  )
  const none = 'Nothing is free. Try another day, or fewer people.'
  expect(countFree(groups, [found(1, slot('full')), found(2)])).toBe(none)
  expect(countFree(groups, [found(1, slot('full')), found(2, slot('past'))])).toBe(none)
  const gale = slot('closed', { reason: 'Gale' })
  expect(countFree(groups, [found(1, gale), found(2, gale, slot('out_of_season'))])).toBe(
    'Closed on this day: Gale. Try another day.',
  )
})
