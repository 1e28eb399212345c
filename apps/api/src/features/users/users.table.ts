import type { Generated, Selectable } from 'kysely'

export type AccountTable = {
  id: Generated<number>
  username: string
  search_name: string
  mail: string
  phone: string
  password_hash: string
  permission_level: Generated<0 | 1>
  disabled_at: string | null
  created_at: string
}
export type AccountRow = Selectable<AccountTable>

/** The runs of characters in a user's name, for the search. */
export type AccountGramTable = { gram: string; account_id: number }

declare module '../../platform/database/schema' {
  interface Database {
    account: AccountTable
    account_gram: AccountGramTable
  }
}
