import { createHash } from 'node:crypto'
import { MAX_LENGTH } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { instantAfter } from '../../platform/clock'
import { isDuplicate } from '../../platform/database/database-errors'
import type { Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { Refusal } from '../../platform/errors/refusal'
import { versionTag } from '../../platform/http/cache/versions'
import { lockKey } from './booking-locks'
import { checkCapacity } from './capacity'
import {
  assertGuests,
  type BookingRules,
  type CreatedBooking,
  createBooking,
  findExtraAddons,
} from './create-booking'
import type { CreateBookingInput } from './create-booking-input'

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${MAX_LENGTH.idempotencyKey}}$`)

type IdempotentResult = { booking: CreatedBooking; isReplay: boolean }

/** @throws {Refusal} `invalid` for a key that is empty, too long or not printable ASCII. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && KEY.test(header)) return header
  throw new Refusal('invalid', { message: 'Idempotency-Key is invalid' })
}

const inFlight = new Set<string>()

/**
 * Creates a booking; with an idempotency key at most once. A refused request does not use up its key.
 * @throws {Refusal} `in-progress` while the same request is processed, `key-reused` for another request with the key.
 */
export async function createBookingOnce(
  db: Db,
  userId: number,
  { input, key }: { input: CreateBookingInput; key: string | undefined },
  rules: BookingRules,
): Promise<IdempotentResult> {
  if (key === undefined) {
    await failFastIfTaken(db, userId, { input, key }, rules)
    const booking = await inTransaction(db, (tx) => createBooking(tx, userId, input, rules))
    return { booking, isReplay: false }
  }
  const flight = `${userId} ${key}`
  if (inFlight.has(flight)) throw new Refusal('in-progress')
  inFlight.add(flight)
  try {
    await failFastIfTaken(db, userId, { input, key }, rules)
    return await inTransaction(db, (tx) => createWithKey(tx, userId, { input, key }, rules))
  } catch (error) {
    // Another process has just stored the same key.
    if (isDuplicate(error)) throw new Refusal('in-progress')
    throw error
  } finally {
    inFlight.delete(flight)
  }
}

type KeyedInput = { input: CreateBookingInput; key: string | undefined }

/** @throws {Refusal} `slot-taken` early, unless this very request has taken the last unit. */
async function failFastIfTaken(
  db: Db,
  userId: number,
  { input, key }: KeyedInput,
  rules: BookingRules,
): Promise<void> {
  try {
    await checkCapacity(db, input, rules)
  } catch (error) {
    // Booking and key become visible together, so the key is looked up after the capacity check.
    if (key !== undefined && (await findKey(db, userId, key))) return
    await findExtraAddons(db, input)
    await assertGuests(db, input)
    throw error
  }
}

function findKey(db: Db, userId: number, key: string) {
  return db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('account_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

async function createWithKey(
  tx: Tx,
  userId: number,
  { input, key }: { input: CreateBookingInput; key: string },
  rules: BookingRules,
): Promise<IdempotentResult> {
  await lockKey(tx, userId, key)
  const hash = hashOf(input)
  const stored = await findKey(tx, userId, key)
  if (stored && stored.request_hash !== hash) throw new Refusal('key-reused')
  if (stored) {
    // Responses that were stored by an earlier version have no ETag.
    const wire = { ...(JSON.parse(stored.answer) as Booking), etag: versionTag(stored.version) }
    return { booking: { wire, version: stored.version }, isReplay: true }
  }
  const booking = await createBooking(tx, userId, input, rules)
  await tx
    .insertInto('idempotency_key')
    .values({
      account_id: userId,
      key,
      request_hash: hash,
      answer: JSON.stringify(booking.wire),
      version: booking.version,
      created_at: instantAfter(rules.now),
    })
    .execute()
  return { booking, isReplay: false }
}

/** `dateProblem` depends on the current date, so it is not part of the hash. */
function hashOf({ dateProblem: _, ...input }: CreateBookingInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex')
}
