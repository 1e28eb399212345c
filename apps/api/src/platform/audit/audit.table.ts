import type { HistoryAction, HistoryEntity } from '@luzzu/domain/contracts'
import type { Generated, Selectable } from 'kysely'

/** What an entry is about: a record, or with the id 0 the product as a whole. */
export type AuditEntity = HistoryEntity | 'system'

export type AuditTable = {
  id: Generated<number>
  at: string
  account_id: number | null
  action: HistoryAction
  entity: AuditEntity
  entity_id: number
  /** The record before and after, as JSON. */
  before: string | null
  after: string | null
  request_id: string | null
}
export type AuditRow = Selectable<AuditTable>

declare module '../database/schema' {
  interface Database {
    audit: AuditTable
    /** While a row stands here, audit rows older than it can be deleted. */
    audit_retention: { older_than: string }
  }
}
