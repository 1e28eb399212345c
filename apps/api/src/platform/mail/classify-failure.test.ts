import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../clock'
import { retryDelay } from './classify-failure'

test('delays grow from seconds, with jitter', () => {
  const pauses = [0, 10 * MINUTE, HOUR, DAY].map((age) => retryDelay('outage', age))
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect(pauses[0]).toBeLessThanOrEqual(6 * SECOND)
  // After ten minutes of outage the queue is empty within a minute of the server's return.
  expect(pauses[1]).toBeLessThanOrEqual(MINUTE)
  expect(new Set(Array.from({ length: 10 }, () => retryDelay('deferred', DAY))).size).toBeGreaterThan(1)
})
