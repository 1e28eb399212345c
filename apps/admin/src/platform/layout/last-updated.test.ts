import { expect, test } from 'vitest'
import { describeLastUpdate } from './last-updated'

const AT = new Date('2026-06-18T05:42:00Z')

test('what is shown is up to date by the clocks of the site', () => {
  expect(describeLastUpdate('Europe/Malta', AT, false)).toBe('Updated 07:42 Malta time')
  expect(describeLastUpdate('America/New_York', AT, false)).toBe('Updated 01:42 New York time')
})

test('when the server does not answer any more, the page says since when', () => {
  expect(describeLastUpdate('Europe/Malta', AT, true)).toBe('Connection lost. Last updated 07:42 Malta time')
})
