import type { Reseller, Scope, TokenMode } from '@luzzu/domain'
import { instantAfter, MINUTE } from '../../platform/clock'
import type { ApiTokenRow } from '../../platform/database/api-token-tables'
import { fromJson } from '../../platform/database/json-text'
import { prepared } from '../../platform/database/prepared'
import type { Db } from '../../platform/database/schema'
import { ignoreUnwritable } from '../../platform/errors/database-errors'

/** The program that calls. */
export type ApiToken = {
  id: number
  name: string
  scopes: readonly Scope[]
  mode: TokenMode
  ratePerMinute: number
  reseller: Reseller | null
}

const findByHash = prepared((db, hash: string) =>
  db
    .selectFrom('api_token')
    .selectAll()
    .where((row) => row.or([row('token_hash', '=', hash), row('previous_hash', '=', hash)])),
)

/** The token with the hash, unless it has expired, was revoked or has been rotated out. */
export async function findApiToken(db: Db, hash: string, now: Date): Promise<ApiToken | undefined> {
  const [row] = await findByHash(db, hash)
  if (!row || !isValid(row, hash, instantAfter(now))) return undefined
  await updateLastUsed(db, row, now)
  return {
    id: row.id,
    name: row.name,
    scopes: fromJson(row.scopes),
    mode: row.mode,
    ratePerMinute: row.rate_per_minute,
    reseller: fromJson(row.reseller),
  }
}

function isValid(row: ApiTokenRow, hash: string, at: string): boolean {
  if (row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= at)) return false
  return row.token_hash === hash || (row.previous_until !== null && row.previous_until > at)
}

async function updateLastUsed(db: Db, { id, last_used_at }: ApiTokenRow, now: Date): Promise<void> {
  if (last_used_at !== null && now.getTime() - Date.parse(last_used_at) < MINUTE) return
  const update = db
    .updateTable('api_token')
    .set({ last_used_at: instantAfter(now) })
    .where('id', '=', id)
  await update.execute().catch(ignoreUnwritable)
}
