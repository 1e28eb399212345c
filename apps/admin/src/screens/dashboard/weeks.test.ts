import { expect, test } from 'vitest'
import { describeWeeks, toBars } from './weeks'

const WEEKS = [
  { week: '2026-06-01', bookings: 41 },
  { week: '2026-06-08', bookings: 47 },
  { week: '2026-06-15', bookings: 31 },
]

test('a week is labelled with its Monday, and the last one is incomplete', () => {
  expect(toBars(WEEKS)).toEqual([
    { label: 'Jun 1', value: 41, partial: false },
    { label: 'Jun 8', value: 47, partial: false },
    { label: 'Jun 15', value: 31, partial: true },
  ])
})

test('the summary names the week with most bookings', () => {
  expect(describeWeeks(WEEKS)).toBe('The highest count, 47, is in the week of June 8, 2026.')
  expect(describeWeeks([{ week: '2026-06-15', bookings: 0 }])).toBe('No bookings in these weeks.')
})
