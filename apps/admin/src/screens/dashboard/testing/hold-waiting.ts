import { WAIT_TIMEOUT_MS } from '../use-first-screen'

let ends: (() => void)[] = []

/** A `beforeEach`: sections wait for those above them until `endWaiting`, however long these take on a busy machine. */
export function holdWaiting(): () => void {
  const { setTimeout } = globalThis
  ends = []
  function hold(end: () => void, delay?: number, ...given: unknown[]) {
    if (delay !== WAIT_TIMEOUT_MS) return setTimeout(end, delay, ...given)
    ends.push(end)
    return 0
  }
  globalThis.setTimeout = hold as unknown as typeof setTimeout
  return () => {
    globalThis.setTimeout = setTimeout
  }
}

export function endWaiting(): void {
  for (const end of ends) end()
}
