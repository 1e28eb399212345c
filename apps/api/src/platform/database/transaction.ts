import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../errors/refusal'
import { isBusy, isSerializationFailure, isUnavailable } from './database-errors'
import type { Db, Tx } from './schema'

const MAX_TRIES = 4
const MAX_WAIT_MS = 40
/** What has waited this long for a lock is not tried again: somebody waits for the answer. */
const RETRY_WITHIN_MS = 3000

/**
 * Runs `work` in a transaction and commits what it did. Nothing but the database may be awaited inside.
 * What the engine gives up to break a deadlock, or because of a lock, is tried again.
 *
 * @throws {Refusal} `unavailable` when the database stays busy or cannot be reached.
 */
export async function inTransaction<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  const deadline = performance.now() + RETRY_WITHIN_MS
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (mayPass(error) && tries < MAX_TRIES && performance.now() < deadline)
        await pause(Math.random() * MAX_WAIT_MS * tries)
      else if (mayPass(error) || isUnavailable(error)) throw new Refusal('unavailable', { cause: error })
      else throw error
    }
  }
}

const mayPass = (error: unknown) => isSerializationFailure(error) || isBusy(error)
