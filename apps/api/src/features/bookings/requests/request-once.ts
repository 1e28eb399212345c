import { createHash } from 'node:crypto'
import type { Booking } from '@luzzu/domain/contracts'
import { instantAfter } from '../../../platform/clock'
import { isDuplicate } from '../../../platform/database/database-errors'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { Refusal } from '../../../platform/problems/refusal'
import { lockKey } from './booking-locks'
import type { BookingWish } from './booking-wish'
import { glanceAtPlace } from './free-place'
import { type BookingRules, type CreatedBooking, findChosen, requestBooking } from './request-booking'

const KEY = /^[\x21-\x7e]{1,255}$/

type Once = { booking: CreatedBooking; isReplay: boolean }

/** @throws {Refusal} `invalid` for a key that is empty, too long or not printable ASCII. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && KEY.test(header)) return header
  throw new Refusal('invalid', { message: 'Idempotency-Key is invalid' })
}

const inFlight = new Set<string>()

/**
 * Makes a booking; with a key at most once, however often the request comes. A refusal frees the key.
 *
 * @throws {Refusal} `in-progress` while the same request is worked on, `key-reused` for another request with the key.
 */
export async function requestBookingOnce(
  db: Db,
  userId: number,
  { wish, key }: { wish: BookingWish; key: string | undefined },
  rules: BookingRules,
): Promise<Once> {
  if (key === undefined) {
    await requireNotLate(db, userId, { wish, key }, rules)
    const booking = await inTransaction(db, (tx) => requestBooking(tx, userId, wish, rules))
    return { booking, isReplay: false }
  }
  const flight = `${userId} ${key}`
  if (inFlight.has(flight)) throw new Refusal('in-progress')
  inFlight.add(flight)
  try {
    await requireNotLate(db, userId, { wish, key }, rules)
    return await inTransaction(db, (tx) => requestWithKey(tx, userId, { wish, key }, rules))
  } catch (error) {
    // Another process has stored the same key at this very moment.
    if (isDuplicate(error)) throw new Refusal('in-progress')
    throw error
  } finally {
    inFlight.delete(flight)
  }
}

type KeyedWish = { wish: BookingWish; key: string | undefined }

/** @throws {Refusal} `slot-taken` at once, unless the place was taken by this very request. */
async function requireNotLate(
  db: Db,
  userId: number,
  { wish, key }: KeyedWish,
  rules: BookingRules,
): Promise<void> {
  try {
    await glanceAtPlace(db, wish, rules)
  } catch (error) {
    // A booking and its key are seen together or not at all, so the key is looked for second.
    if (key !== undefined && (await findKey(db, userId, key))) return
    await findChosen(db, wish)
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

async function requestWithKey(
  tx: Tx,
  userId: number,
  { wish, key }: { wish: BookingWish; key: string },
  rules: BookingRules,
): Promise<Once> {
  await lockKey(tx, userId, key)
  const hash = hashOf(wish)
  const kept = await findKey(tx, userId, key)
  if (kept && kept.request_hash !== hash) throw new Refusal('key-reused')
  if (kept) {
    const wire = JSON.parse(kept.answer) as Booking
    return { booking: { wire, version: kept.version }, isReplay: true }
  }
  const booking = await requestBooking(tx, userId, wish, rules)
  await tx
    .insertInto('idempotency_key')
    .values({
      account_id: userId,
      key,
      request_hash: hash,
      answer: JSON.stringify(booking.wire),
      location: `/api/bookings/${booking.wire.id}`,
      version: booking.version,
      created_at: instantAfter(rules.now),
    })
    .execute()
  return { booking, isReplay: false }
}

/** The day's own problem depends on when it is asked, so it is no part of the request. */
function hashOf({ dateProblem: _, ...wish }: BookingWish): string {
  return createHash('sha256').update(JSON.stringify(wish)).digest('hex')
}
