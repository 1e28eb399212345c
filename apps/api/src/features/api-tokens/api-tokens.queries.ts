import type { Instant } from '@luzzu/domain'
import type { ApiToken, CreatedToken } from '@luzzu/domain/contracts'
import { createSecret } from '../../auth/api-tokens/secrets'
import { instantAfter } from '../../platform/clock'
import type { ApiTokenRow } from '../../platform/database/api-token-tables'
import { fromJson } from '../../platform/database/json-text'
import type { Db } from '../../platform/database/schema'

type Listed = ApiTokenRow & { username: string | null }

function selectTokens(db: Db) {
  return db
    .selectFrom('api_token')
    .leftJoin('account', 'account.id', 'api_token.created_by')
    .selectAll('api_token')
    .select('account.username')
}

/** Every token, the newest first, with what resellers have made of theirs. */
export async function listApiTokens(db: Db, now: Date): Promise<ApiToken[]> {
  const rows = await selectTokens(db).orderBy('api_token.id', 'desc').execute()
  const usage = await findUsage(db, instantAfter(now))
  return rows.map((row) => ({
    ...toApiToken(row),
    ...(row.reseller !== null && { usage: usage.get(row.id) ?? { bookings: 0, holds: 0 } }),
  }))
}

async function findUsage(db: Db, at: Instant): Promise<Map<number, NonNullable<ApiToken['usage']>>> {
  const rows = await db
    .selectFrom('reseller_booking')
    .select((row) => [
      'token_id',
      row.fn.sum<number>(row.case().when('state', '=', 'booked').then(1).else(0).end()).as('bookings'),
      row.fn
        .sum<number>(
          row
            .case()
            .when(row.and([row('state', '=', 'hold'), row('expires_at', '>', at)]))
            .then(1)
            .else(0)
            .end(),
        )
        .as('holds'),
    ])
    .groupBy('token_id')
    .execute()
  return new Map(
    rows.map(({ token_id, bookings, holds }) => [
      token_id,
      { bookings: Number(bookings), holds: Number(holds) },
    ]),
  )
}

export function findTokenRow(db: Db, id: number): Promise<Listed | undefined> {
  return selectTokens(db).where('api_token.id', '=', id).executeTakeFirst()
}

/** A token with its secret; `undefined` once it has got another one. */
export async function findCreatedToken(
  db: Db,
  id: number,
  secret: string,
): Promise<CreatedToken | undefined> {
  const row = await findTokenRow(db, id)
  if (!row) return undefined
  const { token, stored } = createSecret(row.mode, secret)
  return stored.token_hash === row.token_hash ? { ...toApiToken(row), token } : undefined
}

export function toApiToken(row: Listed): ApiToken {
  return {
    id: row.id,
    name: row.name,
    scopes: fromJson(row.scopes),
    mode: row.mode,
    expires_at: row.expires_at,
    rate_per_minute: row.rate_per_minute,
    reseller: fromJson(row.reseller),
    last4: row.last4,
    rotated_until: row.previous_until,
    created_at: row.created_at,
    created_by: row.username,
    last_used_at: row.last_used_at,
    revoked_at: row.revoked_at,
  }
}
