import type { Instant } from '@luzzu/domain'
import type { ColumnType, Generated, Selectable } from 'kysely'

/** Any text is stored; what was stored is an instant. */
export type StoredInstant = ColumnType<Instant, string, string>
/** Null until something happens that is recorded. */
export type GeneratedInstant = ColumnType<Instant | null, string | null | undefined, string | null>

export type AccountTable = {
  id: Generated<number>
  username: string
  search_name: string
  mail: string
  phone: string
  password_hash: string
  permission_level: Generated<0 | 1>
  disabled_at: StoredInstant | null
  /** When its personal data was removed; it is disabled, too. */
  erased_at: GeneratedInstant
  created_at: StoredInstant
  /** When a link that was sent to its address was first followed. */
  mail_proven_at: GeneratedInstant
}
export type AccountRow = Selectable<AccountTable>

/** Full-text index of the user names on SQLite; the column of its own name takes the query. */
export type AccountSearchTable = { rowid: number; account_search: string }

export type SessionTable = {
  id: string
  account_id: number
  /** SHA-256 of the session token; only its owner knows the token. */
  token_hash: string
  created_at: StoredInstant
  last_seen_at: StoredInstant
  ended_at: StoredInstant | null
  /** Browser and system, as far as they are known. */
  device: Generated<string | null>
}

export type PasswordResetTable = {
  token_hash: string
  account_id: number
  expires_at: StoredInstant
  used_at: StoredInstant | null
}

/** A network from which an account has logged in. */
export type LoginNetworkTable = { account_id: number; network: string; last_login_at: StoredInstant }
