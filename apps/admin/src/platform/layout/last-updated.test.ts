import { expect, test } from 'vitest'
import { describeLastUpdate } from './last-updated'

const AT = new Date('2026-06-18T05:42:00Z')

test('current data shows the time in the site’s zone', () => {
  expect(describeLastUpdate('Europe/Malta', AT, false)).toBe('Updated 07:42 Malta time')
  expect(describeLastUpdate('America/New_York', AT, false)).toBe('Updated 01:42 New York time')
})

test('without a response the page shows since when data may be stale', () => {
  expect(describeLastUpdate('Europe/Malta', AT, true)).toBe('Connection lost. Last updated 07:42 Malta time')
})
