import type { Reseller, Scope, TokenMode } from '@luzzu/domain'
import type { Generated, Selectable } from 'kysely'
import type { StoredInstant } from './account-tables'
import type { JsonText } from './json-text'

/** Secrets for programs, as SHA-256. */
export type ApiTokenTable = {
  id: Generated<number>
  name: string
  token_hash: string
  /** The end of the secret, for people to tell tokens apart. */
  last4: string
  /** The secret before the last rotation, and until when it works. */
  previous_hash: string | null
  previous_until: StoredInstant | null
  scopes: JsonText<Scope[]>
  mode: TokenMode
  expires_at: StoredInstant | null
  rate_per_minute: number
  reseller: JsonText<Reseller> | null
  created_at: StoredInstant
  created_by: number | null
  last_used_at: StoredInstant | null
  revoked_at: StoredInstant | null
}
export type ApiTokenRow = Selectable<ApiTokenTable>
