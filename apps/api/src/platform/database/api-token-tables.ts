import type { TokenMode } from '@luzzu/domain'
import type { Generated, Selectable } from 'kysely'
import type { StoredInstant } from './account-tables'

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
  /** `Scope[]` as JSON. */
  scopes: string
  mode: TokenMode
  expires_at: StoredInstant | null
  rate_per_minute: number
  /** A `Reseller` as JSON. */
  reseller: string | null
  created_at: StoredInstant
  created_by: number | null
  last_used_at: StoredInstant | null
  revoked_at: StoredInstant | null
}
export type ApiTokenRow = Selectable<ApiTokenTable>
