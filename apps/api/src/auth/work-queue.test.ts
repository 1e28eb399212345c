import { expect, onTestFinished, test, vi } from 'vitest'
import { WorkQueue } from './work-queue'

/** A queue after works of a duration. */
async function queueAfter(ms: number): Promise<WorkQueue> {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  const queue = new WorkQueue({ atOnce: 2, mostWaiting: 20, longestWaitMs: 400 })
  const work = async () => {
    now += ms
  }
  for (let count = 0; count < 6; count += 1) await queue.run(work)
  return queue
}

/** How many works find a place at once. */
function fill(queue: WorkQueue): number {
  let count = 0
  for (; !queue.isFull && count < 100; count += 1) void queue.run(async () => {})
  return count
}

test('as many wait as are done in time, at least as many as are worked on, and never more than may wait', async () => {
  expect(fill(await queueAfter(1))).toBe(22)
  const some = fill(await queueAfter(100))
  expect(some).toBeGreaterThan(4)
  expect(some).toBeLessThan(20)
  expect(fill(await queueAfter(1500))).toBe(4)
})
