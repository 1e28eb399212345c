import { setTimeout as delay } from 'node:timers/promises'
import { isBusy } from '../../errors/database-errors'

/** How long a statement or a transaction waits for another process. */
const BUSY_TIMEOUT_MS = 2000
const INITIAL_DELAY_MS = 1
const MAX_DELAY_MS = 50

/** The deadline of an operation that begins now. */
export const busyDeadline = () => performance.now() + BUSY_TIMEOUT_MS

/**
 * Retries while another process holds the lock. SQLite's own waiting would block the event loop.
 * @throws the error of SQLite when it is still busy at the deadline.
 */
export async function retryWhileBusy<Value>(work: () => Value, deadline = busyDeadline()): Promise<Value> {
  for (let maxDelay = INITIAL_DELAY_MS; ; maxDelay = Math.min(2 * maxDelay, MAX_DELAY_MS)) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
    }
    // Jitter, so that waiting processes do not collide again.
    await delay(maxDelay * (0.5 + Math.random() / 2))
  }
}
