import { expect, test } from 'vitest'
import { zoneName } from './time-zone'

test.each([
  ['Europe/Malta', 'Malta time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC time'],
  ['Etc/GMT+3', 'UTC\u22123 time'],
  ['Etc/GMT-14', 'UTC+14 time'],
])('the time of %s is called %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name)
})
