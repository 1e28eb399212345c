import type { HistoryAction } from '@luzzu/domain/contracts'
import { consoleActor, recordChange } from '../platform/audit/audit'
import type { Db } from '../platform/database/schema'
import { inTransaction } from '../platform/database/transaction'
import { now } from './run-command'

/** Audits a command that affects the whole database. */
export function recordCommand(db: Db, action: HistoryAction): Promise<void> {
  return inTransaction(db, (tx) => recordChange(tx, consoleActor(now()), { action, entity: 'system', id: 0 }))
}
