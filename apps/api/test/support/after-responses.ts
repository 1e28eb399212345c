import { onTestFinished, vi } from 'vitest'

/**
 * Follows what begins after responses (`setImmediate`) for the rest of the test; what it returns waits until all of it
 * has ended.
 */
export function followWorkAfterResponses(): () => Promise<void> {
  const works: Promise<unknown>[] = []
  const begin = globalThis.setImmediate
  const follow = (work: (...given: unknown[]) => unknown, ...given: unknown[]) => {
    const { promise, resolve } = Promise.withResolvers()
    works.push(promise)
    return begin(() => resolve(work(...given)))
  }
  const spy = vi.spyOn(globalThis, 'setImmediate').mockImplementation(follow as typeof setImmediate)
  onTestFinished(() => spy.mockRestore())
  return async () => {
    for (const work of works) await work
  }
}
