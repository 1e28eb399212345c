import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../platform/errors/refusal'

const STEP_MS = 100
const MAX_DELAY_MS = 5000
const MAX_WAITING = 200

let waiting = 0

/** Delays an attempt in proportion to the number of attempts over the limit, instead of refusing it. */
export async function delayAttempt(excess: number): Promise<void> {
  // Bounds the number of waiting attempts.
  if (waiting >= MAX_WAITING) throw new Refusal('unavailable', { retryAfter: MAX_DELAY_MS / 1000 })
  waiting += 1
  try {
    await pause(Math.min(MAX_DELAY_MS, excess * STEP_MS))
  } finally {
    waiting -= 1
  }
}
