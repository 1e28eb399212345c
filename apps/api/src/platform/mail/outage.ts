import { retryDelay } from './classify-failure'

/** Tracks an outage of the mail server. */
export type Outage = {
  isPausing(now: Date): boolean
  /** Whether the last attempt has failed for the server's sake. */
  isOn(): boolean
  /** Returns the delay before the next attempt, in milliseconds. */
  failed(now: Date): number
  ended(): void
}

export function createOutage(): Outage {
  let since: Date | undefined
  let pausedUntil = 0
  return {
    isOn: () => since !== undefined,
    isPausing: (now) => now.getTime() < pausedUntil,
    failed: (now) => {
      since ??= now
      const pause = retryDelay('outage', now.getTime() - since.getTime())
      pausedUntil = now.getTime() + pause
      return pause
    },
    ended: () => {
      since = undefined
      pausedUntil = 0
    },
  }
}
