import { randomBytes, randomUUID } from 'node:crypto'
import { type CalendarDate, type Instant, MAX_SETTING } from '@luzzu/domain'
import { instantAfter, MINUTE } from '../../../platform/clock'
import { isPostgres } from '../../../platform/database/dialect'
import { toJson } from '../../../platform/database/json-text'
import { prepared } from '../../../platform/database/prepared'
import type { ResellerBookingRow } from '../../../platform/database/reseller-tables'
import type { Db, TimeSlotRow, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { isDuplicate } from '../../../platform/errors/database-errors'
import { lockBookableSlot } from '../../offer/bookable-slot'
import { assertCapacity } from '../../offer/capacity'
import { lockProductDate } from '../../offer/offer-locks'
import { dateOfId, isOffered } from '../availability/availability'
import { findSlots } from '../availability/find-slots'
import type { Caller } from '../caller'
import { findOfferedProduct, findOption, type OfferedProduct } from '../catalogue/find-products'
import { invalidId, invalidUuid, unprocessable } from '../octo-error'
import { totalOf } from '../pricing'
import { assertCount, assertUnitIds, type HoldRequest, parseUuid, readHoldRequest } from './booking-body'
import { NO_CONTACT } from './contact'

/** Where a booking is to be: known to be offered that day, which does not mean free. */
export type OfferedSlot = { sold: OfferedProduct; slot: TimeSlotRow; date: CalendarDate }

/**
 * Keeps a unit for a reseller. The same request with the same uuid gives the booking as it stands.
 * @throws {OctoError} in OCTO's order.
 */
export async function createHold(db: Db, caller: Caller, body: unknown): Promise<ResellerBookingRow> {
  const request = readHoldRequest(body)
  const known = await findKnown(db, request)
  if (known && isSame(known, caller, request)) return known
  const place = await findOfferedSlot(db, caller, request)
  assertUnitIds(request.unitItems)
  if (request.uuid !== undefined) parseUuid(request.uuid)
  if (known) throw reused(request)
  assertCount(request.unitItems, place.sold.product.max_persons)
  try {
    return await inTransaction(db, (tx) => hold(tx, caller, request, place))
  } catch (error) {
    // Another reseller has just used it.
    if (isDuplicate(error)) throw reused(request)
    throw error
  }
}

const reused = ({ uuid }: HoldRequest) => invalidUuid(uuid, 'This uuid was used for another booking.')

async function findKnown(db: Db, { uuid }: HoldRequest): Promise<ResellerBookingRow | undefined> {
  if (uuid === undefined) return undefined
  return db.selectFrom('reseller_booking').selectAll().where('uuid', '=', uuid).executeTakeFirst()
}

const isSame = (known: ResellerBookingRow, { tokenId }: Caller, { hash }: HoldRequest) =>
  known.token_id === tokenId && known.request_hash === hash

/** @throws {OctoError} for a product, an option or an availability that is not offered to the reseller. */
export async function findOfferedSlot(
  db: Db,
  caller: Caller,
  wanted: Record<'productId' | 'optionId' | 'availabilityId', unknown>,
): Promise<OfferedSlot> {
  const sold = await findOfferedProduct(db, caller.reseller, wanted.productId)
  const slot = findOption(sold, wanted.optionId)
  const date = dateOfId(wanted.availabilityId, { sold, slot }, caller)
  const [day] = await findSlots(db, sold, { slot, days: [date] }, caller)
  if (!day || !isOffered(day)) throw invalidId('AVAILABILITY_ID', wanted.availabilityId)
  return { sold, slot, date }
}

/** Locks the place and counts what overlaps, as for every booking. */
export async function reserveSlot(
  tx: Tx,
  caller: Caller,
  { sold, slot, date }: OfferedSlot,
  own: { except?: number; exceptHold?: number; guests: number },
) {
  const { guests, ...except } = own
  const request = { productId: sold.product.id, slotId: slot.id, date, guests }
  const bookable = await lockBookableSlot(tx, request, caller)
  await lockProductDate(tx, request.productId, date)
  const day = { productId: request.productId, date, now: caller.now, isTest: caller.isTest, ...except }
  await assertCapacity(tx, day, bookable.product.units, bookable.slot)
  return {
    product_id: bookable.product.id,
    slot_id: bookable.slot.id,
    booking_date: date,
    starts_at: bookable.slot.starts_at,
    ends_at: bookable.slot.ends_at,
  }
}

async function hold(
  tx: Tx,
  caller: Caller,
  request: HoldRequest,
  place: OfferedSlot,
): Promise<ResellerBookingRow> {
  await lockReseller(tx, caller)
  const known = await findKnown(tx, request)
  if (known && isSame(known, caller, request)) return known
  if (known) throw reused(request)
  await assertHoldLimit(tx, caller)
  const items = request.unitItems ?? []
  const taken = await reserveSlot(tx, caller, place, { guests: items.length })
  const { at, site, now } = caller
  const is_test = caller.isTest ? 1 : 0
  const expires_at = holdExpiry(request.minutes ?? site.settings.octo_hold_minutes, now)
  const { id: hold_id } = await tx
    .insertInto('hold')
    .values({ ...taken, expires_at, updated_at: at, is_test })
    .returning('id')
    .executeTakeFirstOrThrow()
  return tx
    .insertInto('reseller_booking')
    .values({
      ...taken,
      uuid: request.uuid ?? randomUUID(),
      token_id: caller.tokenId,
      is_test,
      request_hash: request.hash,
      state: 'hold',
      hold_id,
      booking_id: null,
      product_name: place.sold.product.name,
      slot_name: place.slot.name,
      test_status: null,
      total_cents: totalOf(place.sold, place.slot, { date: place.date, guests: items.length }),
      unit_items: toJson(items.map(({ item }) => item)),
      contact: toJson(request.contact ?? NO_CONTACT),
      notes: request.notes || null,
      reseller_reference: request.resellerReference || null,
      supplier_reference: newReference(),
      email_receipt: request.emailReceipt ? 1 : 0,
      created_at: at,
      updated_at: at,
      expires_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** One after the other, so that no two are both the last hold, and equal requests find each other. */
async function lockReseller(tx: Tx, { tokenId }: Caller): Promise<void> {
  if (isPostgres(tx))
    await tx.selectFrom('api_token').select('id').where('id', '=', tokenId).forNoKeyUpdate().execute()
}

const countHolds = prepared((db, tokenId: number, at: string) =>
  db
    .selectFrom('reseller_booking')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('token_id', '=', tokenId)
    .where('state', '=', 'hold')
    .where('expires_at', '>', at as Instant),
)

async function assertHoldLimit(tx: Tx, { tokenId, reseller, at }: Caller): Promise<void> {
  const [holds] = await countHolds(tx, tokenId, at)
  if (Number(holds?.count) >= reseller.max_holds)
    throw unprocessable(`At most ${reseller.max_holds} bookings can be on hold at once.`)
}

/** When a hold of so many minutes from now ends: within an hour, until it is extended. */
export const holdExpiry = (minutes: number, now: Date) =>
  instantAfter(now, Math.min(minutes, MAX_SETTING.holdMinutes) * MINUTE)

/** Letters and digits that nobody mixes up. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const newReference = () => [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
