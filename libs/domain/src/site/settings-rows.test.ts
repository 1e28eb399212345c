import { expect, test } from 'vitest'
import { openingHoursErrors, validateOpeningHours } from './opening-hours'
import { linkErrors } from './settings-fields'

const hours = (days: number[], opens: string, closes: string) => ({ days, opens, closes })
const WEEK = hours([1, 2, 3, 4, 5], '08:00', '18:00')

test('opening hours say at which field of which row they are wrong', () => {
  const rows = [WEEK, hours([], '08:00', ''), hours([6], '12:00', '12:00'), hours([5, 6], '17:00', '20:00')]
  expect(openingHoursErrors(rows)).toEqual([
    {},
    { days: 'Choose at least one day', closes: 'Enter a time' },
    { closes: 'Must be after it opens' },
    { days: 'Some of these days are open at these times already' },
  ])
})

test.each([
  [[WEEK, hours([1], '18:00', '20:00')]],
  [[WEEK, hours([1], '17:00', '20:00')]],
  [[hours([], '08:00', '18:00')]],
  [[hours([1], '', '18:00')]],
])('a row is marked where the whole is refused: case %#', (rows) => {
  const isMarked = openingHoursErrors(rows).some((row) => Object.keys(row).length > 0)
  expect(isMarked).toBe(validateOpeningHours(rows) !== undefined)
})

test('a link says which of its fields is wrong', () => {
  expect(linkErrors({ name: 'Instagram', url: 'https://www.instagram.com/luzzu' })).toEqual({})
  expect(linkErrors({ name: ' ', url: 'http://example.com' })).toEqual({
    name: 'Enter a name',
    url: 'Enter an address that starts with https://',
  })
})
