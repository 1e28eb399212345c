import { REFRESH_INTERVAL_MS } from '../use-refreshed'

/** A `beforeEach`: the screen is not refreshed by itself, however long the story takes; the API would undo what it changed. */
export function holdRefresh(): () => void {
  const { setInterval } = globalThis
  function hold(tick: () => void, interval?: number, ...given: unknown[]) {
    return interval === REFRESH_INTERVAL_MS ? 0 : setInterval(tick, interval, ...given)
  }
  globalThis.setInterval = hold as unknown as typeof setInterval
  return () => {
    globalThis.setInterval = setInterval
  }
}
