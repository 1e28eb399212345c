import {
  BOOKING_MESSAGES,
  bookingDateMessage,
  type CalendarDate,
  dateIn,
  type FieldErrors,
  hasStarted,
  isTooSoon,
  minimumNotice,
  notOfferedMessage,
  notOfferedReason,
  type Schedule,
  type StaffBooking,
  scheduleWith,
  tooShortNotice,
  validateBookingDate,
  validateGuests,
} from '@luzzu/domain'
import { isPostgres } from '../../platform/database/dialect'
import type { Db, ProductRow, TimeSlotRow, Tx } from '../../platform/database/schema'
import { refuseFields } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'
import { slotsOfProducts, timeRangeOf } from '../time-slots/time-slots.queries'
import { lockTimeSlotKey } from './offer-locks'
import { findPricing } from './pricing.queries'
import { selectProducts } from './product-rows'
import { findStoredSchedule } from './schedule.queries'

/** A slot of a product on a date that somebody asks for; staff may override schedule, notice and window. */
export type RequestedSlot = {
  productId: number
  slotId: number
  date: CalendarDate
  /** Checked unless it is missing. */
  guests?: number | null | undefined
  staff?: Pick<StaffBooking, 'override'> | undefined
  /** Whether the booking has this place already, so that only its guests are checked. */
  isOwn?: boolean | undefined
}

/** The product, locked, and the slot of a request that can be booked now. */
export async function lockBookableSlot(tx: Tx, request: RequestedSlot, moment: Moment) {
  const query = selectProducts(tx).where('id', '=', request.productId)
  // Locked, so that price and units cannot change concurrently.
  const product = await (isPostgres(tx) ? query.forShare() : query).executeTakeFirst()
  const slot = await lockTimeSlotKey(tx, request.slotId)
  return assertBookable(tx, request, { product, slot }, moment)
}

type Found = { product: ProductRow | undefined; slot: TimeSlotRow | undefined }

/** @throws {Refusal} `invalid` with every reason why nobody can book the slot, however many units are left. */
export async function assertBookable(
  db: Db,
  request: RequestedSlot,
  { product, slot }: Found,
  moment: Moment,
) {
  const pricing = product && (await findPricing(db, product.id)).pricing
  const dateProblem = request.isOwn ? undefined : bookingDateError(request, moment)
  const errors: FieldErrors = {}
  if (dateProblem) errors.booking_date = dateProblem
  if (!product) errors.id_product_fk = BOOKING_MESSAGES.incomplete
  if (!slot) errors.slot_id = BOOKING_MESSAGES.incomplete
  else if (!dateProblem && !request.isOwn) {
    const { schedule } = await findStoredSchedule(db, request.productId)
    const offered = scheduleWith(schedule, request.productId, slotsOfProducts([slot]))
    Object.assign(errors, slotErrors(request, { slot, schedule: offered }, moment))
  }
  const { guests } = request
  const guestsProblem =
    guests !== undefined && product && pricing && validateGuests(guests, { ...pricing, ...product })
  if (guestsProblem) errors.guests = guestsProblem
  if (!product || !pricing || !slot || Object.keys(errors).length > 0) throw refuseFields(errors)
  return { product, slot, pricing }
}

type RequestedDate = Pick<RequestedSlot, 'date' | 'staff'>

/** Why a date is outside the booking window; staff who override it are bound by the past only. */
export function bookingDateError({ date, staff }: RequestedDate, { site, now }: Moment): string | undefined {
  const windowDays = site.settings.booking_window_days
  const checked = validateBookingDate(date, dateIn(site.timeZone, now), windowDays)
  if (checked.ok || (staff?.override && checked.code !== 'date/past')) return undefined
  return bookingDateMessage(checked.code, windowDays)
}

type ScheduledSlot = {
  slot: Pick<TimeSlotRow, 'id' | 'starts_at' | 'ends_at' | 'archived'>
  schedule: Schedule
}

/** Why a slot cannot be booked on a date within the window; schedule and notice bind nobody who overrides them. */
export function slotErrors(
  { date, staff }: RequestedDate,
  { slot, schedule }: ScheduledSlot,
  { site, now }: Moment,
): FieldErrors {
  const time = { date, timeRange: timeRangeOf(slot), timeZone: site.timeZone }
  if (slot.archived === 1) return { slot_id: BOOKING_MESSAGES.slotArchived }
  if (hasStarted(time, now)) return { slot_id: BOOKING_MESSAGES.slotBegun }
  if (staff?.override) return {}
  const reason = notOfferedReason(schedule, slot.id, date)
  if (reason) {
    const { field, message } = notOfferedMessage(schedule, reason)
    return { [field]: message }
  }
  const notice = minimumNotice(schedule, site.settings)
  return isTooSoon(time, notice, now) ? { slot_id: tooShortNotice(notice) } : {}
}
