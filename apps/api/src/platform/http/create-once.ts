import { createHash, randomUUID } from 'node:crypto'
import { MAX_LENGTH } from '@luzzu/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { instantAfter } from '../clock'
import { isPostgres } from '../database/dialect'
import type { Db, Tx } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { isDuplicate } from '../errors/database-errors'
import { Refusal } from '../errors/refusal'
import { clientPrefixOf } from './networks'

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${MAX_LENGTH.idempotencyKey}}$`)

/** How a record is created and read. */
type Creation<Found, Prepared> = {
  /** What a repeat of the request has in common with it; the checked body unless told. */
  input?: unknown
  /** What takes long or is refused early, without a transaction; a repeated request skips it. */
  prepare?: () => Promise<Prepared>
  /** Creates the record in the transaction that it gets; returns its id. Only a repeat has the same `seed`. */
  create: (tx: Tx, prepared: Prepared, seed: string) => Promise<number>
  /** The record as it stands, read in that transaction too; `undefined` once it is deleted or erased. */
  find: (db: Db, id: number, seed: string) => Promise<Found | undefined>
}

/**
 * Creates a record for a POST, with an `Idempotency-Key` at most once for each caller and route, and returns the record
 * as it stands. Only its id is stored. A refused request does not use up its key. All that the answer says is read before
 * the commit, so that nothing is created for a request that an overloaded server refuses.
 * @throws {Refusal} `invalid` for a key that is empty, too long or not printable ASCII, `in-progress` while the same
 * request is processed, `key-reused` for another request with the key, `gone` when the record no longer exists.
 */
export async function createOnce<Found, Prepared = undefined>(
  request: FastifyRequest,
  reply: FastifyReply,
  creation: Creation<Found, Prepared>,
): Promise<Found> {
  const { db, clock } = request.server
  const key = readKey(request.headers['idempotency-key'])
  if (key === undefined) {
    const prepared = (await creation.prepare?.()) as Prepared
    const { found } = await inTransaction(db, (tx) =>
      createAndRead(tx, reply, creation, { prepared, seed: randomUUID() }),
    )
    return found
  }
  const use = {
    account_id: request.apiToken ? -request.apiToken.id : (request.principal?.userId ?? 0),
    route: request.routeOptions.url ?? '',
    key: `${scopeOf(request)}${key}`,
    request_hash: hashOf(creation.input ?? request.body),
    created_at: instantAfter(clock.now()),
  }
  const created = await alone(use, () => createWithKey(db, reply, use, creation))
  if ('found' in created) return created.found
  const found = orGone(await creation.find(db, created.id, seedOf({ ...use, ...created })))
  reply.header('idempotency-replayed', 'true')
  return found
}

/** @throws {Refusal} `unavailable` when it has taken so long that the request was refused meanwhile. */
async function createAndRead<Found, Prepared>(
  tx: Tx,
  reply: FastifyReply,
  { create, find }: Creation<Found, Prepared>,
  { prepared, seed }: { prepared: Prepared; seed: string },
): Promise<{ id: number; found: Found }> {
  const id = await create(tx, prepared, seed)
  const found = orGone(await find(tx, id, seed))
  if (reply.sent) throw new Refusal('unavailable')
  return { id, found }
}

/** Whose key it is where nobody is signed in: that of the order's guests, or of a visitor's network. */
function scopeOf({ principal, apiToken, ip }: FastifyRequest): string {
  if (principal?.order) return `order ${principal.order.id} `
  return principal || apiToken ? '' : `network ${clientPrefixOf(ip)} `
}

/** A record of a request before. */
type Known = { id: number; created_at: string }

/** A key, with whom and what it belongs to. */
type KeyUse = { account_id: number; route: string; key: string; request_hash: string; created_at: string }

function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && KEY.test(header)) return header
  throw new Refusal('invalid', { message: 'Idempotency-Key is invalid' })
}

function orGone<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refusal('gone')
  return found
}

/** A key that is used again after it was forgotten is another one. */
const seedOf = ({ account_id, route, key, created_at }: Omit<KeyUse, 'request_hash'>) =>
  [account_id, route, created_at, key].join(' ')

/** A file counts by its content. */
function hashOf(input: unknown): string {
  const fields = Object.entries(input as object).map(([name, value]) => [
    name,
    Buffer.isBuffer(value) ? sha256(value) : value,
  ])
  return sha256(JSON.stringify(Object.fromEntries(fields)))
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

const inFlight = new Set<string>()

async function alone<Value>({ account_id, route, key }: KeyUse, work: () => Promise<Value>): Promise<Value> {
  const flight = `${account_id} ${route} ${key}`
  if (inFlight.has(flight)) throw new Refusal('in-progress')
  inFlight.add(flight)
  try {
    return await work()
  } finally {
    inFlight.delete(flight)
  }
}

/** The record that was created, or the id of the one that is known. */
async function createWithKey<Found, Prepared>(
  db: Db,
  reply: FastifyReply,
  use: KeyUse,
  creation: Creation<Found, Prepared>,
): Promise<{ found: Found } | Known> {
  const known = await findUse(db, use)
  if (known) return known
  let prepared: Prepared | undefined
  try {
    prepared = await creation.prepare?.()
  } catch (error) {
    // It may be refused because another process has meanwhile created the very record.
    const created = await findUse(db, use)
    if (created) return created
    throw error
  }
  return inTransaction(db, async (tx) => {
    await lockKey(tx, use)
    const created = await findUse(tx, use)
    if (created) return created
    const made = { prepared: prepared as Prepared, seed: seedOf(use) }
    const { id, found } = await createAndRead(tx, reply, creation, made)
    await store(tx, { ...use, record_id: id })
    return { found }
  })
}

async function findUse(db: Db, { account_id, route, key, request_hash }: KeyUse): Promise<Known | undefined> {
  const use = await db
    .selectFrom('idempotency_key')
    .select(['record_id', 'request_hash', 'created_at'])
    .where('account_id', '=', account_id)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst()
  if (use && use.request_hash !== request_hash) throw new Refusal('key-reused')
  return use && { id: use.record_id, created_at: use.created_at }
}

/** @throws {Refusal} `in-progress` when another process works on the same key. */
async function lockKey(tx: Tx, { account_id, route, key }: KeyUse): Promise<void> {
  if (!isPostgres(tx)) return
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${route} ${key}`}, ${account_id}::bigint)) as free`.execute(
    tx,
  )
  if (!rows[0]?.free) throw new Refusal('in-progress')
}

async function store(tx: Tx, use: KeyUse & { record_id: number }): Promise<void> {
  try {
    await tx.insertInto('idempotency_key').values(use).execute()
  } catch (error) {
    // Another process has just stored the same key.
    if (isDuplicate(error)) throw new Refusal('in-progress')
    throw error
  }
}
