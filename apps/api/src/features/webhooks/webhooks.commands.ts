import {
  MAX_INTEGRATIONS,
  WEBHOOK_MESSAGES,
  type WebhookEndpointInput,
  type WebhookReplay,
} from '@luzzu/domain'
import type { HistoryAction } from '@luzzu/domain/contracts'
import { sql } from 'kysely'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import { DAY, instantAfter } from '../../platform/clock'
import { isPostgres } from '../../platform/database/dialect'
import { toJson } from '../../platform/database/json-text'
import { forUpdate } from '../../platform/database/lock-row'
import type { Db, Tx, WebhookEndpointRow } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import { newSigningSecret } from './delivery/signature'
import type { SecretBox } from './secret-box'
import { findEndpoint, selectEndpoints, toEndpoint } from './webhooks.queries'

/** An endpoint with its signing secret. */
export type Issued = { endpoint: WebhookEndpointRow; secret: string }

/** How long the secret before signs as well. */
const SHARED_MS = DAY
/** Key of the advisory lock under which endpoints are counted and made. */
const COUNT_LOCK = 20_260_046

/** The reseller who has made an endpoint, and what it has asked for beyond the core. */
type Owner = { tokenId: number; capabilities: readonly string[] }
/** An event of resellers is not one of the business. */
type NewEndpoint = Omit<WebhookEndpointInput, 'events'> & { events: readonly string[] }

/**
 * Makes an endpoint of the business, or of a reseller.
 * @throws {Refusal} `limit-reached` when there are too many.
 */
export function createEndpoint(
  db: Db,
  actor: Actor,
  input: NewEndpoint,
  { secrets, owner }: { secrets: SecretBox; owner?: Owner },
): Promise<Issued> {
  return inTransaction(db, async (tx) => {
    if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${COUNT_LOCK})`.execute(tx)
    const known = await selectEndpoints(tx, owner?.tokenId ?? null).execute()
    if (known.length >= MAX_INTEGRATIONS.webhookEndpoints)
      throw new Refusal('limit-reached', { message: WEBHOOK_MESSAGES.limit })
    const secret = newSigningSecret()
    const endpoint = await tx
      .insertInto('webhook_endpoint')
      .values({
        url: input.url,
        events: toJson([...input.events]),
        description: input.description,
        enabled: input.enabled ? 1 : 0,
        disabled_reason: input.enabled ? null : 'staff',
        ...closed(secret, secrets),
        created_at: actor.at,
        token_id: owner?.tokenId ?? null,
        capabilities: owner ? toJson([...owner.capabilities]) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(tx, actor, 'created', { after: endpoint })
    return { endpoint, secret }
  })
}

const closed = (secret: string, secrets: SecretBox) => ({
  secret: secrets.close(secret),
  secret_last4: secret.slice(-4),
})

/** Who enables an endpoint again gives it five new days. */
function toColumns({ events, enabled, ...others }: Partial<WebhookEndpointInput>) {
  return {
    ...others,
    ...(events && { events: toJson([...events]) }),
    ...(enabled === true && { enabled: 1 as const, disabled_reason: null, failing_since: null }),
    ...(enabled === false && { enabled: 0 as const, disabled_reason: 'staff' as const }),
  }
}

type Change = { id: number; change: Partial<WebhookEndpointInput> }

export function changeEndpoint(db: Db, actor: Actor, { id, change }: Change): Promise<WebhookEndpointRow> {
  return inTransaction(db, async (tx) => {
    const before = await lockEndpoint(tx, id)
    const columns = toColumns(change.enabled === (before.enabled === 1) ? without(change) : change)
    if (Object.keys(columns).length === 0) return before
    const after = await tx
      .updateTable('webhook_endpoint')
      .set(columns)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(tx, actor, 'updated', { before, after })
    return after
  })
}

const without = ({ enabled: _, ...others }: Partial<WebhookEndpointInput>) => others

/** Deletes an endpoint of the business, or of a reseller, with its deliveries. */
export function deleteEndpoint(
  db: Db,
  actor: Actor,
  id: number,
  tokenId: number | null = null,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockEndpoint(tx, id, tokenId)
    await tx.deleteFrom('webhook_delivery').where('endpoint_id', '=', id).execute()
    await tx.deleteFrom('webhook_endpoint').where('id', '=', id).execute()
    await record(tx, actor, 'deleted', { before })
  })
}

/**
 * Replaces the signing secret; for a day the one before signs as well.
 * @throws {Refusal} `invalid-state` while it does.
 */
export function rotateSecret(db: Db, actor: Actor, id: number, secrets: SecretBox): Promise<Issued> {
  return inTransaction(db, async (tx) => {
    const before = await lockEndpoint(tx, id)
    if (before.previous_secret_until !== null && before.previous_secret_until > actor.at)
      throw new Refusal('invalid-state', { message: WEBHOOK_MESSAGES.rotating })
    const secret = newSigningSecret()
    const endpoint = await tx
      .updateTable('webhook_endpoint')
      .set({
        ...closed(secret, secrets),
        previous_secret: before.secret,
        previous_secret_until: instantAfter(new Date(actor.at), SHARED_MS),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(tx, actor, 'rotated', { after: endpoint })
    return { endpoint, secret }
  })
}

type Replay = { id: number; replay: WebhookReplay; now: Date }

/** Queues deliveries again under the ids that they had; returns how many. */
export function replayDeliveries(db: Db, { id, replay, now }: Replay): Promise<number> {
  return inTransaction(db, async (tx) => {
    orNotFound(await findEndpoint(tx, id))
    const all = tx
      .updateTable('webhook_delivery')
      .set({ state: 'pending', attempt_count: 0, next_attempt_at: instantAfter(now), leased_until: null })
      .where('endpoint_id', '=', id)
      .where('state', '<>', 'pending')
    const chosen =
      'since' in replay
        ? all.where('created_at', '>=', replay.since).where('state', '=', replay.state)
        : all.where('id', 'in', replay.delivery_ids)
    return Number((await chosen.executeTakeFirst()).numUpdatedRows)
  })
}

async function lockEndpoint(tx: Tx, id: number, tokenId: number | null = null): Promise<WebhookEndpointRow> {
  const query = selectEndpoints(tx, tokenId).where('id', '=', id)
  return orNotFound(await forUpdate(tx, query).executeTakeFirst())
}

type States = { before?: WebhookEndpointRow; after?: WebhookEndpointRow }

/** Without secrets, and of the address the part that is none. */
async function record(tx: Tx, actor: Actor, action: HistoryAction, { before, after }: States): Promise<void> {
  const id = before?.id ?? after?.id ?? 0
  const shown = (row: WebhookEndpointRow | undefined) => {
    if (!row) return undefined
    const { id: _, last_24_hours: _counts, url, ...others } = toEndpoint(row)
    return { ...others, url: new URL(url).origin }
  }
  await recordChange(tx, actor, {
    action,
    entity: 'webhook_endpoint',
    id,
    before: shown(before),
    after: shown(after),
  })
}
