import {
  type FieldErrors,
  isTooSoon,
  minimumNotice,
  notOfferedMessage,
  type Schedule,
  type StaffBooking,
  tooShortNotice,
  whyNotOffered,
} from '@luzzu/domain'
import type { Db } from '../../platform/database/schema'
import type { Site } from '../../platform/settings/site'
import type { CreateBookingInput } from '../bookings/commands/create-booking-input'
import { timeRangeOf } from '../bookings/queries/bookings.queries'
import { findStoredSchedule } from './schedule.queries'

type Slot = { id: number; starts_at: string; ends_at: string }
type Place = Pick<CreateBookingInput, 'productId' | 'date'> & {
  staff?: Pick<StaffBooking, 'override'> | undefined
}
type Moment = { site: Site; now: Date }

/** Errors of a slot that the product's schedule or the minimum notice does not offer; staff may override both. */
export async function checkOffered(db: Db, place: Place, slot: Slot, moment: Moment): Promise<FieldErrors> {
  if (place.staff?.override) return {}
  const { schedule } = await findStoredSchedule(db, place.productId)
  return offerErrors({ date: place.date, slot, schedule }, moment)
}

type ScheduledSlot = { date: Place['date']; slot: Slot; schedule: Schedule }

/** The same for a schedule that is known. */
export function offerErrors({ date, slot, schedule }: ScheduledSlot, { site, now }: Moment): FieldErrors {
  const reason = whyNotOffered(schedule, slot.id, date)
  if (reason) {
    const { field, message } = notOfferedMessage(schedule, reason)
    return { [field]: message }
  }
  const notice = minimumNotice(schedule, site.settings)
  const time = { date, timeRange: timeRangeOf(slot), timeZone: site.timeZone }
  return isTooSoon(time, notice, now) ? { slot_id: tooShortNotice(notice) } : {}
}
