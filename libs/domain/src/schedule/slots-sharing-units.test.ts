import { expect, test } from 'vitest'
import { slotsSharingUnits } from './slots-sharing-units'
import { TIME_SLOTS } from './time-slot'

const overlapOf = (mine: number[] | null, theirs: number[] | null) => {
  const lunch = { id: 4, name: 'Lunch', time_range: '11:00-14:00', product_ids: theirs }
  const edited = { id: undefined, time_range: '12:00-13:00', product_ids: mine }
  return slotsSharingUnits(edited, [lunch]).length > 0
}

test('slots that no product shares may overlap', () => {
  expect([overlapOf(null, null), overlapOf([1], null), overlapOf([1, 2], [2])]).toEqual([true, true, true])
  expect([overlapOf([1], [2]), overlapOf([], null), overlapOf(null, [])]).toEqual([false, false, false])
})

test('a slot does not overlap itself', () => {
  const [morning, , fullDay] = TIME_SLOTS
  expect(slotsSharingUnits({ ...morning, product_ids: null }, TIME_SLOTS)).toEqual([fullDay])
})
