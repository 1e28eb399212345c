import { Refusal } from '../problems/refusal'
import { isBusy, isSerializationFailure, isUnavailable } from './database-errors'
import type { Db, Tx } from './schema'

const MAX_TRIES = 4
const MAX_WAIT_MS = 40

/**
 * Runs `work` in a transaction and commits what it did. Nothing but the database may be awaited inside.
 * What the engine gives up to break a deadlock is tried again.
 *
 * @throws {Refusal} `unavailable` when the database stays busy or cannot be reached.
 */
export async function inTransaction<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (isSerializationFailure(error) && tries < MAX_TRIES) await pause(Math.random() * MAX_WAIT_MS * tries)
      else if (isSerializationFailure(error) || isBusy(error) || isUnavailable(error))
        throw new Refusal('unavailable', { cause: error })
      else throw error
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
