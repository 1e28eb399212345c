import { TOKEN_LIMITS, TOKEN_MESSAGES, type TokenChange, type TokenInput } from '@luzzu/domain'
import type { ApiToken, CreatedToken } from '@luzzu/domain/contracts'
import { sql } from 'kysely'
import type { Actor } from '../../auth/access'
import { createSecret } from '../../auth/api-tokens/secrets'
import { recordChange } from '../../platform/audit/audit'
import { HOUR, instantAfter } from '../../platform/clock'
import type { ApiTokenRow } from '../../platform/database/api-token-tables'
import { isPostgres } from '../../platform/database/dialect'
import { fromJson, toJson } from '../../platform/database/json-text'
import type { Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal, refuseFields } from '../../platform/errors/refusal'
import { findTokenRow, toApiToken } from './api-tokens.queries'

const LIMIT = `There are ${TOKEN_LIMITS.live} tokens already. Please revoke one first.`
const REVOKED = 'This token is revoked.'

const toColumns = ({ name, expires_at, rate_per_minute, reseller }: TokenChange) => ({
  name,
  expires_at,
  rate_per_minute,
  reseller: reseller && toJson(reseller),
})

/** What the activity log keeps of a token: nothing of its secret but the end. */
function recorded({ id, name, scopes, mode, expires_at, rate_per_minute, reseller, last4 }: ApiTokenRow) {
  const parsed = scopes && fromJson(scopes).join(', ')
  return { id, name, scopes: parsed, mode, expires_at, rate_per_minute, reseller, last4 }
}

/** @throws {Refusal} `invalid` for unknown products, `limit-reached` */
export function createApiToken(db: Db, actor: Actor, input: TokenInput, secret: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireProducts(tx, input)
    await assertTokenLimit(tx, actor)
    const { stored } = createSecret(input.mode, secret)
    const { id } = await tx
      .insertInto('api_token')
      .values({
        ...toColumns(input),
        ...stored,
        scopes: toJson(input.scopes),
        mode: input.mode,
        created_at: actor.at,
        created_by: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = orNotFound(await findTokenRow(tx, id))
    await recordChange(tx, actor, { action: 'created', entity: 'api_token', id, after: recorded(row) })
    return id
  })
}

/** Deleted ones count: a reseller may have sold them before. */
async function requireProducts(tx: Tx, { reseller }: TokenChange): Promise<void> {
  const ids = reseller?.product_ids ?? []
  if (ids.length === 0) return
  const found = await tx.selectFrom('product').select('id').where('id', 'in', ids).execute()
  if (found.length < ids.length)
    throw refuseFields({ 'reseller/product_ids': TOKEN_MESSAGES.unknownProducts })
}

async function assertTokenLimit(tx: Tx, { at }: Actor): Promise<void> {
  // One after the other, so that two cannot both be the last one.
  if (isPostgres(tx)) await sql`lock table api_token in share row exclusive mode`.execute(tx)
  const { count } = await tx
    .selectFrom('api_token')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', at)]))
    .executeTakeFirstOrThrow()
  if (Number(count) >= TOKEN_LIMITS.live) throw new Refusal('limit-reached', { message: LIMIT })
}

type Change = { id: number; read: (before: ApiToken) => TokenChange }

/** @throws {Refusal} `invalid` for unknown products, `invalid-state` for a revoked one. */
export function changeApiToken(db: Db, actor: Actor, { id, read }: Change): Promise<ApiToken> {
  return inTransaction(db, async (tx) => {
    const before = await lockToken(tx, id)
    const change = read(toApiToken(before))
    await requireProducts(tx, change)
    await tx.updateTable('api_token').set(toColumns(change)).where('id', '=', id).execute()
    const after = orNotFound(await findTokenRow(tx, id))
    const changed = { before: recorded(before), after: recorded(after) }
    await recordChange(tx, actor, { action: 'updated', entity: 'api_token', id, ...changed })
    return toApiToken(after)
  })
}

/**
 * Gives a token a new secret; the old one works for some hours more.
 * @throws {Refusal} `invalid-state` for a revoked one.
 */
export function rotateApiToken(
  db: Db,
  actor: Actor,
  { id, graceHours, now }: { id: number; graceHours: number; now: Date },
): Promise<CreatedToken> {
  return inTransaction(db, async (tx) => {
    const before = await lockToken(tx, id)
    const { token, stored } = createSecret(before.mode)
    const previous =
      graceHours === 0
        ? { previous_hash: null, previous_until: null }
        : { previous_hash: before.token_hash, previous_until: instantAfter(now, graceHours * HOUR) }
    await tx
      .updateTable('api_token')
      .set({ ...stored, ...previous })
      .where('id', '=', id)
      .execute()
    const after = orNotFound(await findTokenRow(tx, id))
    const change = { before: recorded(before), after: recorded(after) }
    await recordChange(tx, actor, { action: 'rotated', entity: 'api_token', id, ...change })
    return { ...toApiToken(after), token }
  })
}

/** Ends a token for good; ending it again changes nothing. */
export function revokeApiToken(db: Db, actor: Actor, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = orNotFound(await findLocked(tx, id))
    if (before.revoked_at !== null) return
    const revoked = { revoked_at: actor.at, previous_hash: null, previous_until: null }
    await tx.updateTable('api_token').set(revoked).where('id', '=', id).execute()
    await recordChange(tx, actor, { action: 'revoked', entity: 'api_token', id, before: recorded(before) })
  })
}

async function lockToken(tx: Tx, id: number) {
  const row = orNotFound(await findLocked(tx, id))
  if (row.revoked_at !== null) throw new Refusal('invalid-state', { message: REVOKED })
  return row
}

async function findLocked(tx: Tx, id: number) {
  if (isPostgres(tx))
    await tx.selectFrom('api_token').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findTokenRow(tx, id)
}
