import type { Generated, Selectable } from 'kysely'

export type FaqTable = { id: Generated<number>; question: string; answer: string; version: Generated<number> }
export type FaqRow = Selectable<FaqTable>

declare module '../../platform/database/schema' {
  interface Database {
    faq: FaqTable
  }
}
