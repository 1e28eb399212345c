import type { Generated, Selectable } from 'kysely'

export type AuditTable = {
  id: Generated<number>
  at: string
  account_id: number | null
  action: string
  entity: string
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
  }
}
