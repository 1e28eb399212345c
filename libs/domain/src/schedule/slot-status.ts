import type { CalendarDate } from '../calendar/calendar-date'
import type { BookingWindow } from './booking-date'
import { minimumNotice, notOfferedReason, type Schedule } from './schedule'
import { notBookableReason, type SlotStatus, type SlotTime } from './slot-times'

type BookingRules = {
  settings: { booking_window_days: BookingWindow; min_notice_hours: number }
  schedule: Schedule
}

/** Why nobody can book a slot of a product, however many units there are; `undefined` if that is not so. */
export function unavailabilityReason(
  slot: SlotTime & { id: number },
  { settings, schedule }: BookingRules,
  moment: { today: CalendarDate; now: Date },
): Exclude<SlotStatus, 'open' | 'full'> | undefined {
  const { booking_window_days } = settings
  if (!notOfferedReason(schedule, slot.id, slot.date)) {
    const min_notice_hours = minimumNotice(schedule, settings)
    return notBookableReason(slot, { booking_window_days, min_notice_hours }, moment)
  }
  // The notice does not matter where nothing is offered.
  return notBookableReason(slot, { booking_window_days, min_notice_hours: 0 }, moment) ?? 'out_of_season'
}
