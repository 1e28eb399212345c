import { READ_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '@luzzu/domain'

/**
 * The time limits of requests end with the story: what it leaves unanswered would fail in a later one, and say so there.
 * @returns a function that ends them
 */
export function limitRequests(): () => void {
  const { setTimeout } = globalThis
  const limits: Parameters<typeof clearTimeout>[0][] = []
  function start(end: () => void, milliseconds?: number, ...given: unknown[]) {
    const timer = setTimeout(end, milliseconds, ...given)
    if (milliseconds === READ_TIMEOUT_MS || milliseconds === REQUEST_TIMEOUT_MS) limits.push(timer)
    return timer
  }
  globalThis.setTimeout = start as unknown as typeof setTimeout
  return () => {
    globalThis.setTimeout = setTimeout
    for (const limit of limits) clearTimeout(limit)
  }
}
