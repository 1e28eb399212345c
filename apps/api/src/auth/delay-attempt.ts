import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../platform/errors/refusal'

const STEP_MS = 100
const MAX_DELAY_MS = 5000
const MAX_WAITING = 200

let waiting = 0

/** Lets a try wait the longer the more of them there have been, without refusing it. */
export async function delayAttempt(excess: number): Promise<void> {
  // More than these would only fill the memory.
  if (waiting >= MAX_WAITING) throw new Refusal('unavailable', { retryAfter: MAX_DELAY_MS / 1000 })
  waiting += 1
  try {
    await pause(Math.min(MAX_DELAY_MS, excess * STEP_MS))
  } finally {
    waiting -= 1
  }
}
