import {
  BOOKING_MESSAGES,
  type BookingSource,
  dateIn,
  type Instant,
  isCents,
  oldestOpenRequest,
  timeIn,
  toAmount,
  validateGuests,
} from '@luzzu/domain'
import type { Actor } from '../../../auth/access'
import { matchCustomer } from '../../../auth/match-customer'
import { recordChange } from '../../../platform/audit/audit'
import { instantAfter } from '../../../platform/clock'
import type { BookingRow, Db, Tx } from '../../../platform/database/schema'
import { Refusal, refuseFields } from '../../../platform/errors/refusal'
import { searchText } from '../../../platform/search-text'
import type { Site } from '../../../platform/settings/site'
import { findIncludedNames } from '../../addons/addons.queries'
import { lockBookableSlot } from '../../offer/bookable-slot'
import { assertCapacity, assertCapacityUnlocked, dayOf } from '../../offer/capacity'
import { lockProductDate } from '../../offer/offer-locks'
import { findExtraAddons, quoteBooking } from '../../offer/pricing/quotes'
import { findPricing } from '../../offer/pricing.queries'
import { findProduct } from '../../offer/product-rows'
import { assertNothingDue } from '../../payments/assert-nothing-due'
import { bookkeeping } from '../../payments/ledger'
import { createOrderForBooking } from '../../payments/place-order'
import { bookingConfirmed, bookingReceived } from '../emails/booking-emails'
import { emailCustomer, notifyBusiness } from '../emails/email-customer'
import { requestedAt } from '../queries/bookings.queries'
import { insertAddons, toBookedAddon } from './booked-addons'
import { lockCustomer } from './booking-locks'
import type { CreateBookingInput } from './create-booking-input'

export type BookingRules = {
  site: Site
  maxOpenRequests: number
  now: Date
  /** The member of staff who books, if it is no customer. */
  staff?: Actor | undefined
}

/**
 * Creates a booking in the given transaction: computes the price and occupies a unit. `userId` is the caller, whose
 * booking it is unless staff name a customer. Returns its id.
 */
export async function createBooking(
  tx: Tx,
  userId: number,
  input: CreateBookingInput,
  rules: BookingRules,
): Promise<number> {
  const customer = await findBookingCustomer(tx, userId, input, rules)
  const guests = input.guests ?? null
  const { product, slot, pricing } = await lockBookableSlot(tx, { ...input, guests }, rules)
  const addons = await findExtraAddons(tx, input)
  const included = await findIncludedNames(tx, product.id)
  const { total } = await quoteBooking(tx, { product, slot, date: input.date, guests, addons, pricing })
  if (input.total !== undefined && !isCents(input.total, total)) {
    throw new Refusal('price-changed', { members: { total_price: toAmount(total) } })
  }
  // Staff know how many they want, and take the money when guests come.
  if (!rules.staff) {
    await assertNothingDue(tx, { product_id: product.id, total_cents: total }, rules)
    await assertOpenRequestLimit(tx, userId, rules)
  }
  // Locks the product's day: competing requests wait from here on.
  await lockProductDate(tx, input.productId, input.date)
  await assertCapacity(tx, dayOf(input, rules), product.units, slot)
  const { site, now, staff } = rules
  const isConfirmed = site.settings.auto_confirm || input.staff?.isConfirmed === true
  const row = await tx
    .insertInto('booking')
    .values({
      account_id: customer.accountId,
      product_id: product.id,
      activity_id: product.activity_id,
      slot_id: slot.id,
      booking_date: input.date,
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      product_name: product.name,
      slot_name: slot.name,
      status: isConfirmed ? 'Confirmed' : 'Pending',
      total_cents: total,
      included,
      guests,
      created_at: instantAfter(now),
      confirmed_at: isConfirmed ? instantAfter(now) : null,
      note: input.staff?.note ?? null,
      ...customer.contact,
      source: customer.source,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertAddons(tx, row.id, addons.map(toBookedAddon))
  const booking = { ...row, username: customer.username }
  const template = isConfirmed ? bookingConfirmed : bookingReceived
  const delivery = { site, now, isOwn: !staff }
  await emailCustomer(tx, template, booking, delivery)
  if (!input.staff?.isConfirmed) await notifyBusiness(tx, booking, delivery)
  await createOrderForBooking(tx, row, bookkeeping(rules, staff))
  if (staff)
    await recordChange(tx, staff, { action: 'created', entity: 'booking', id: row.id, after: booking })
  return row.id
}

/**
 * Refuses without a transaction what would be refused anyway while many ask for the same places.
 * @throws {Refusal} `slot-taken` when no unit is left.
 */
export async function assertSlotAvailable(
  db: Db,
  input: CreateBookingInput,
  rules: BookingRules,
): Promise<void> {
  try {
    await assertCapacityUnlocked(db, input, rules)
  } catch (error) {
    await findExtraAddons(db, input)
    await assertGuests(db, input)
    throw error
  }
}

type Booker = { accountId: number | null; username: string; source: BookingSource; contact?: BookedContact }
type BookedContact = Partial<Pick<BookingRow, (`contact_${string}` & keyof BookingRow) | 'customer_match'>>

/** Whom the booking is for: an account, which is locked, or whom staff have named. */
async function findBookingCustomer(
  tx: Tx,
  callerId: number,
  input: CreateBookingInput,
  { site, staff }: BookingRules,
): Promise<Booker> {
  const named = staff && input.staff?.customer
  const source = staff ? 'staff' : 'site'
  if (!named) return { accountId: callerId, username: (await lockCustomer(tx, callerId)).username, source }
  const { accountId, match } = await matchCustomer(tx, named, { site, actor: staff })
  const contact = {
    contact_name: named.username,
    contact_search: searchText(named.username),
    contact_phone: named.phone,
    contact_mail: named.mail,
    customer_match: match,
  }
  const { username } = accountId === null ? named : await lockCustomer(tx, accountId)
  return { accountId, username, source, contact }
}

/** @throws {Refusal} `invalid` when the product does not take so many guests. */
async function assertGuests(db: Db, { productId, guests }: CreateBookingInput): Promise<void> {
  const product = await findProduct(db, productId)
  if (!product) return
  const { pricing } = await findPricing(db, productId)
  const problem = validateGuests(guests ?? null, { ...pricing, ...product })
  if (problem) throw refuseFields({ guests: problem })
}

/**
 * Call it before so many requests are added. Those whose slot has begun no longer count as open, even before the job has
 * expired them.
 * @throws {Refusal} `too-many-requests` when the customer would have more open than are allowed.
 */
export async function assertOpenRequestLimit(
  tx: Tx,
  userId: number,
  { site, now, maxOpenRequests: limit }: BookingRules,
  count = 1,
): Promise<void> {
  const today = dateIn(site.timeZone, now)
  const oldest = oldestOpenRequest(site.settings.request_expires_hours, now)
  const open = await tx
    .selectFrom('booking')
    .select('id')
    .where('account_id', '=', userId)
    .where('status', '=', 'Pending')
    .$if(oldest !== undefined, (query) => query.where((row) => row(requestedAt(row), '>', oldest as Instant)))
    .where((row) =>
      row.or([
        row('booking_date', '>', today),
        row.and([row('booking_date', '=', today), row('starts_at', '>', timeIn(site.timeZone, now))]),
      ]),
    )
    .limit(limit)
    .execute()
  if (open.length + count > limit)
    throw new Refusal('too-many-requests', { message: BOOKING_MESSAGES.tooMany, retryAfter: 3600 })
}
