import { pauseAfter } from './classify-failure'

/** What a relay knows about a mail server that is out of order. */
export type Outage = {
  isPausing(now: Date): boolean
  /** Returns how long to wait before the server is tried again, in milliseconds. */
  failed(now: Date): number
  ended(): void
}

export function createOutage(): Outage {
  let since: Date | undefined
  let pausedUntil = 0
  return {
    isPausing: (now) => now.getTime() < pausedUntil,
    failed: (now) => {
      since ??= now
      const pause = pauseAfter('outage', now.getTime() - since.getTime())
      pausedUntil = now.getTime() + pause
      return pause
    },
    ended: () => {
      since = undefined
      pausedUntil = 0
    },
  }
}
