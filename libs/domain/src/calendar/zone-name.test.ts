import { expect, test } from 'vitest'
import { zoneName } from './time-zone'

test.each([
  ['Europe/Malta', 'Malta time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC time'],
])('the time of %s is called %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name)
})
