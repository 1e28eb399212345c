import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../errors/refusal'
import { isBusy, isSerializationFailure, isUnavailable } from './database-errors'
import type { Db, Tx } from './schema'

const MAX_TRIES = 4
const MAX_WAIT_MS = 40
/** A transaction that has waited this long for a lock is not retried: a client is waiting. */
const RETRY_WITHIN_MS = 3000

/**
 * Runs `work` in a transaction and commits it. Await nothing but the database inside. Deadlocks and lock timeouts are
 * retried.
 * @throws {Refusal} `unavailable` when the database stays busy or is unreachable.
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
