import { setTimeout as pause } from 'node:timers/promises'
import { isBusy } from '../database-errors'

/** How long a statement or a transaction waits for another process. */
const BUSY_TIMEOUT_MS = 2000
const FIRST_PAUSE_MS = 1
const LONGEST_PAUSE_MS = 50

/** Until when something that begins now waits. */
export const busyDeadline = () => performance.now() + BUSY_TIMEOUT_MS

/**
 * Tries again while another process holds the lock. SQLite's own waiting would block the event loop.
 *
 * @throws what SQLite says when it is still busy at the deadline.
 */
export async function retryWhileBusy<Value>(work: () => Value, deadline = busyDeadline()): Promise<Value> {
  for (let longest = FIRST_PAUSE_MS; ; longest = Math.min(2 * longest, LONGEST_PAUSE_MS)) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
    }
    // Jitter, so that processes that wait for one another do not meet again.
    await pause(longest * (0.5 + Math.random() / 2))
  }
}
