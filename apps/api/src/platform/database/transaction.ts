import { setTimeout as delay } from 'node:timers/promises'
import { isBusy, isSerializationFailure, isUnavailable } from '../errors/database-errors'
import { Refusal } from '../errors/refusal'
import type { Db, Tx } from './schema'

const MAX_ATTEMPTS = 4
const MAX_WAIT_MS = 40
/** A transaction that has waited this long for a lock is not retried: a client is waiting. */
const RETRY_WITHIN_MS = 3000

/**
 * Runs `work` in a transaction and commits it. Await nothing but the database inside. Deadlocks and lock timeouts are
 * retried. Within a transaction it is part of that one.
 * @throws {Refusal} `unavailable` when the database stays busy or is unreachable.
 */
export function inTransaction<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  return db.isTransaction ? work(db as Tx) : withRetries(db, work)
}

async function withRetries<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  const deadline = performance.now() + RETRY_WITHIN_MS
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (isTransient(error) && attempts < MAX_ATTEMPTS && performance.now() < deadline)
        await delay(Math.random() * MAX_WAIT_MS * attempts)
      else if (isTransient(error) || isUnavailable(error)) throw new Refusal('unavailable', { cause: error })
      else throw error
    }
  }
}

const isTransient = (error: unknown) => isSerializationFailure(error) || isBusy(error)
