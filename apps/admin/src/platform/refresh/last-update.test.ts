import { expect, test } from 'vitest'
import { describeLastUpdate } from './last-update'

const at = Date.parse('2026-06-18T05:42:00Z')
const current = { at, isFailing: false }

test('current data shows the time in the site’s zone', () => {
  expect(describeLastUpdate('Europe/Malta', current)).toBe('Updated 07:42 Malta time')
  expect(describeLastUpdate('America/New_York', current)).toBe('Updated 01:42 New York time')
  expect(describeLastUpdate('Europe/Malta', { at: undefined, isFailing: false })).toBeUndefined()
})

test('without a response the page shows since when data may be stale', () => {
  const failing = { at, isFailing: true }
  expect(describeLastUpdate('Europe/Malta', failing)).toBe('Couldn’t update. Last updated 07:42 Malta time')
  expect(describeLastUpdate('Europe/Malta', { ...failing, at: undefined })).toBe('Couldn’t update.')
})
