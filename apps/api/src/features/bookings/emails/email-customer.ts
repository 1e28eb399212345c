import { balanceDueOf, type Cents, hasStarted, toAmount, toInstant } from '@luzzu/domain'
import { findAccountByMail, findKnownAccount } from '../../../auth/accounts.queries'
import { fromJson } from '../../../platform/database/json-text'
import type { Db, Tx } from '../../../platform/database/schema'
import type { EmailTemplate, Sender } from '../../../platform/mail/email-template'
import { enqueueLimited } from '../../../platform/mail/mail-quota'
import { enqueueEmail } from '../../../platform/mail/outbox'
import type { Site } from '../../../platform/settings/site'
import { listIncluded } from '../../addons/addons.queries'
import { CONFIRMATION } from '../../documents/emails/document-emails'
import {
  confirmationPayment,
  findAuthorizedPayment,
  sendDelayedConfirmations,
} from '../../payments/delayed-confirmations'
import { guestOrderOf, isGuestBooking } from '../../payments/guest-order'
import {
  cancellationLimit,
  fullRefundEnd,
  listOrderedBookings,
  type OrderedBooking,
  toBookingMoney,
} from '../../payments/order-money.queries'
import type { Settlement } from '../../payments/settle-cancellation'
import { findDetailsTexts } from '../../products/details.queries'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { type BookingWithUser, lastChangeOf, listChosenAddons } from '../queries/bookings.queries'
import { type BookingDetails, bookingCancelled, payLaterIn } from './booking-emails'
import { bookingMoved } from './booking-moved'
import { newRequest } from './new-request'

/** `isOwn`: the customer has caused it, who can cause only so many a day. */
type Delivery = {
  site: Sender
  now: Date
  reason?: string | undefined
  isOwn?: boolean
  /** Of a cancellation. */
  settled?: Settlement
}

/** Enqueues an email about a booking for its customer; returns its outbox id. */
export async function emailCustomer(
  tx: Tx,
  template: EmailTemplate<BookingDetails>,
  booking: BookingWithUser,
  delivery: Delivery,
): Promise<number | null> {
  const recipient = receivesEmail(booking, template) ? await findRecipient(tx, booking) : undefined
  if (!recipient) return null
  const { site, now, reason, isOwn } = delivery
  const { to, reach, cause } = recipient
  const { delay, onHold } = template.kind === CONFIRMATION ? await confirmationPayment(tx, booking.id) : {}
  const data = {
    ...(await tripOf(tx, booking)),
    ...(await freeCancellation(tx, booking, delivery)),
    ...sumsOf(booking, delivery),
    ...payLaterOf(booking, delivery.site),
    ...(onHold && { on_hold: onHold }),
    reason,
    ...reach,
  }
  const about = { site, to, template, data, now, bookingId: booking.id }
  const email = { ...about, ...(delay !== undefined && { delay }) }
  return isOwn ? enqueueLimited(tx, email, cause) : enqueueEmail(tx, email)
}

/** The guest of a reseller is told of a cancellation, and of more only if the reseller has asked for it. */
function receivesEmail({ reseller }: BookingWithUser, { kind }: EmailTemplate<BookingDetails>): boolean {
  if (!reseller || kind === bookingCancelled.kind) return true
  return fromJson(reseller).receipt
}

/** Strangers cause what is emailed about a booking without an account, so that it takes nothing from what an account causes. */
const STRANGERS = 'guest'

/**
 * `reach`: the account to which the booking belongs once a link in the email was followed, or the order that a customer
 * without any manages by its link. `cause`: who has a limit of their own.
 */
type Recipient = {
  to: string
  cause?: string
  reach?: Pick<BookingDetails, 'proof_account_id' | 'guest_order_id'>
}

/** The account's address, or the one for which the booking is kept apart; `undefined` for a deleted account. */
export async function findRecipient(tx: Tx, booking: BookingWithUser): Promise<Recipient | undefined> {
  if (booking.account_id !== null) {
    const account = await findKnownAccount(tx, booking.account_id)
    return account && { to: account.mail }
  }
  if (booking.contact_mail === null) return undefined
  const recipient = { to: booking.contact_mail, cause: STRANGERS }
  if (booking.source === 'reseller') return recipient
  // Whether an account has a guest's address, nobody is told.
  const account = isGuestBooking(booking) ? undefined : await findAccountByMail(tx, booking.contact_mail)
  return {
    ...recipient,
    reach: account ? { proof_account_id: account.id } : await guestOrderOf(tx, booking),
  }
}

/** The same about a place that is given up, unless its slot has begun: that of a past booking is news to nobody. */
export async function emailCancellation(
  tx: Tx,
  template: EmailTemplate<BookingDetails>,
  booking: BookingWithUser,
  delivery: Delivery & { site: Site },
): Promise<number | null> {
  const slot = {
    date: booking.booking_date,
    timeRange: timeRangeOf(booking),
    timeZone: delivery.site.timeZone,
  }
  if (hasStarted(slot, delivery.now)) return null
  await sendDelayedConfirmations(tx, [booking.id], delivery.now)
  return emailCustomer(tx, template, booking, { settled: new Map(), ...delivery })
}

/** What was paid for a cancelled booking and goes back; what a reseller was paid, the reseller knows. */
export function sumsOf(
  { id, source }: BookingWithUser,
  { settled }: Pick<Delivery, 'settled'>,
): Pick<BookingDetails, 'settled'> {
  if (!settled || source === 'reseller') return {}
  const { paid = 0, refund = 0 } = settled.get(id) ?? {}
  return { settled: { paid: toAmount(paid), refund: toAmount(refund) } }
}

/** How a request is paid that has no payment yet. */
function payLaterOf({ source }: BookingWithUser, site: Sender): Pick<BookingDetails, 'pay'> {
  const isTold = source !== 'reseller' && site.settings?.payments.mode !== 'online'
  return isTold ? { pay: payLaterIn(site) } : {}
}

/** Enqueues the email about a new or moved booking for the business, if it has set an address; so many a day of a customer. */
export async function notifyBusiness(
  tx: Tx,
  booking: BookingWithUser,
  { site, now, isOwn, isMoved = false }: { site: Site; now: Date; isOwn: boolean; isMoved?: boolean },
): Promise<void> {
  const to = site.settings.notify_mail
  if (to === null) return
  const data = {
    ...(await tripOf(tx, booking)),
    username: site.name,
    customer: booking.username,
    is_confirmed: booking.status === 'Confirmed',
    is_moved: isMoved,
  }
  const email = { site, to, template: newRequest, data, now, bookingId: booking.id }
  if (!isOwn) await enqueueEmail(tx, email)
  else await enqueueLimited(tx, email, causeOf(booking))
}

const causeOf = ({ account_id, contact_mail }: BookingWithUser) =>
  account_id === null ? `guest ${contact_mail}` : `account ${account_id}`

/** Until when it can be cancelled free of charge: what is paid, or about to be, by the policy as sold, others until the limit. */
export async function freeCancellation(
  tx: Tx,
  booking: BookingWithUser,
  { site: { settings, timeZone = 'UTC' }, now }: Pick<Delivery, 'site' | 'now'>,
): Promise<Pick<BookingDetails, 'cancel_until'>> {
  if (!settings || booking.source === 'reseller') return {}
  const [row] = settings.payments.mode === 'off' ? [] : await listOrderedBookings(tx, [booking.id])
  const moment = { site: { timeZone }, now }
  const isByPolicy = row && (row.paid_cents > 0 || (await isAuthorized(tx, row)))
  const end = isByPolicy
    ? fullRefundEnd(row, moment)
    : cancellationLimit(booking, settings.cancellation_hours, moment)
  return end ? { cancel_until: toInstant(end) } : {}
}

/** Whether a card will be charged for it once it is confirmed. */
const isAuthorized = async (tx: Tx, { booking_id, deposit_percent }: OrderedBooking) =>
  deposit_percent > 0 && (await findAuthorizedPayment(tx, booking_id)) !== undefined

type MoveToEmail = { before: BookingWithUser; after: BookingWithUser; dueAtOnce?: Cents }

/** Enqueues the email about another date, slot or number of guests for the customer. */
export async function emailMove(
  tx: Tx,
  { before, after, dueAtOnce = 0 }: MoveToEmail,
  { site, now, isOwn }: Delivery,
): Promise<void> {
  const recipient = await findRecipient(tx, after)
  if (!recipient) return
  await sendDelayedConfirmations(tx, [after.id], now)
  const { to, reach, cause } = recipient
  const { booking_date, slot_name, guests } = before
  const from = { booking_date, slot_name, guests, time_range: timeRangeOf(before) }
  const data = {
    ...(await tripOf(tx, after)),
    ...(await freeCancellation(tx, after, { site, now })),
    status: after.status,
    from,
    due_now: toAmount(dueAtOnce),
    ...reach,
  }
  const email = { site, to, template: bookingMoved, data, now, bookingId: after.id }
  await (isOwn ? enqueueLimited(tx, email, cause) : enqueueEmail(tx, email))
}

/** A booking with its add-ons and with what guests of its product need to know. */
async function tripOf(tx: Tx, booking: BookingWithUser): Promise<BookingDetails> {
  const [trip] = await tripsOf(tx, [booking])
  return trip ?? detailsOf(booking)
}

/** The same for several bookings, in their order. */
export async function tripsOf(db: Db, bookings: readonly BookingWithUser[]): Promise<BookingDetails[]> {
  const productIds = bookings.map(({ product_id }) => product_id)
  const addons = await listChosenAddons(db, bookings)
  const included = await listIncludedNames(db, bookings, addons)
  const details = await findDetailsTexts(db, productIds)
  const ordered = await listOrderedBookings(
    db,
    bookings.map(({ id }) => id),
  )
  const byId = new Map(ordered.map((row) => [row.booking_id, row]))
  return bookings.map((booking) => {
    const known = details.get(booking.product_id)
    return {
      ...detailsOf(booking),
      addons: addons.get(booking.id) ?? [],
      included: included.get(booking.id) ?? [],
      balance_due: toAmount(dueOf(booking, byId.get(booking.id))),
      ...(known && { details: known }),
    }
  })
}

/** By booking what was included when it was booked; of earlier releases what is now, except what it has as an extra. */
async function listIncludedNames(
  db: Db,
  bookings: readonly BookingWithUser[],
  chosen: Awaited<ReturnType<typeof listChosenAddons>>,
): Promise<Map<number, string[]>> {
  const older = bookings.filter(({ included }) => included === null)
  const current = await listIncluded(
    db,
    older.map(({ product_id }) => product_id),
  )
  return new Map(
    bookings.map(({ id, product_id, included }) => {
      if (included !== null) return [id, fromJson(included)]
      const extras = new Set(chosen.get(id)?.map(({ addon_id }) => addon_id))
      const others = current.get(product_id)?.filter((addon) => !extras.has(addon.id)) ?? []
      return [id, others.map(({ addon_name }) => addon_name)]
    }),
  )
}

/** What is still to be paid to the business. */
function dueOf({ source, total_cents }: BookingWithUser, ordered: OrderedBooking | undefined): Cents {
  if (ordered) return balanceDueOf(toBookingMoney(ordered))
  return source === 'reseller' ? 0 : total_cents
}

function detailsOf(booking: BookingWithUser): BookingDetails {
  return {
    id: booking.id,
    username: booking.username,
    product_id: booking.product_id,
    slot_id: booking.slot_id,
    product_name: booking.product_name,
    booking_date: booking.booking_date,
    slot_name: booking.slot_name,
    time_range: timeRangeOf(booking),
    total_price: toAmount(booking.total_cents),
    version: booking.version,
    created_at: booking.created_at,
    requested_at: booking.requested_at ?? booking.created_at,
    updated_at: lastChangeOf(booking),
    guests: booking.guests,
    ...(booking.reseller && { sold_by: fromJson(booking.reseller).name }),
  }
}
