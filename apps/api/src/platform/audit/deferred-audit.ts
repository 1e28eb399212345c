import type { Db } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { type AuditActor, type Change, recordChange } from './audit'

const FLUSH_INTERVAL_MS = 1000
const MAX_PENDING = 1000

/** Writes audit entries after the response, so that its duration reveals nothing. */
export type DeferredAudit = {
  record(actor: AuditActor, change: Change): void
  /** Writes the pending entries. */
  flush(): Promise<void>
}

type Log = { error(details: object, message: string): void }

export function deferredAudit(db: Db, log: Log): DeferredAudit {
  let waiting: [AuditActor, Change][] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const records = waiting
    waiting = []
    if (records.length === 0) return
    try {
      await inTransaction(db, async (tx) => {
        for (const [actor, change] of records) await recordChange(tx, actor, change)
      })
    } catch (error) {
      log.error({ err: error, records: records.length }, 'the audit log could not be written')
    }
  }

  return {
    record(actor, change) {
      // The log already contains the event.
      if (waiting.length >= MAX_PENDING) return
      waiting.push([actor, change])
      timer ??= setTimeout(() => void flush(), FLUSH_INTERVAL_MS).unref()
    },
    flush,
  }
}
