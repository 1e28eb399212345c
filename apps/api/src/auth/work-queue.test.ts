import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WorkQueue } from './work-queue'

/** A queue after works of a duration. */
async function queueAfter(ms: number): Promise<WorkQueue> {
  const queue = new WorkQueue({ atOnce: 2, mostWaiting: 20, longestWaitMs: 400 })
  for (let count = 0; count < 6; count += 1) await queue.run(() => pause(ms))
  return queue
}

/** How many works find a place at once. */
function fill(queue: WorkQueue): number {
  let count = 0
  for (; !queue.isFull && count < 100; count += 1) void queue.run(() => pause(1))
  return count
}

test('as many wait as are done in time, at least as many as are worked on, and never more than may wait', async () => {
  expect(fill(await queueAfter(1))).toBe(22)
  const some = fill(await queueAfter(100))
  expect(some).toBeGreaterThan(4)
  expect(some).toBeLessThan(20)
  expect(fill(await queueAfter(1500))).toBe(4)
})
