import { type CalendarDate, weekdayOf } from '../calendar/calendar-date'
import { EVERY_DAY } from '../calendar/weekdays'
import { isInSeason, type Season } from './season'

/** When a product can be booked. */
export type Schedule = {
  /** The slots in which it is offered; `null` for all. */
  slot_ids: number[] | null
  /** From 1 for Monday to 7 for Sunday. */
  weekdays: number[]
  /** `null` for the whole year. */
  season: Season | null
  /** Replaces that of the settings; `null` leaves it. */
  min_notice_hours: number | null
}

/** The schedule of a product for which none was set. */
export const ALWAYS_OFFERED: Schedule = {
  slot_ids: null,
  weekdays: [...EVERY_DAY],
  season: null,
  min_notice_hours: null,
}

/** The part of a schedule that excludes a slot on a date. */
export type NotOfferedReason = 'season' | 'weekday' | 'slot'

/** Why no slot is offered on a date, whatever else allows it; `undefined` if one may be. */
export function dayNotOfferedReason(
  { weekdays, season }: Pick<Schedule, 'weekdays' | 'season'>,
  date: CalendarDate,
): Exclude<NotOfferedReason, 'slot'> | undefined {
  if (season && !isInSeason(season, date)) return 'season'
  return weekdays.includes(weekdayOf(date)) ? undefined : 'weekday'
}

/** Why a slot is not offered on a date, whatever else allows it; `undefined` if it is. */
export function notOfferedReason(
  schedule: Schedule,
  slotId: number,
  date: CalendarDate,
): NotOfferedReason | undefined {
  return dayNotOfferedReason(schedule, date) ?? (isOfferedSlot(schedule, slotId) ? undefined : 'slot')
}

/** Whether a slot is offered on any date. */
export function isOfferedSlot({ slot_ids }: Schedule, slotId: number): boolean {
  return slot_ids === null || slot_ids.includes(slotId)
}

/** The products that offer a time slot; `null` for those whose schedule has it. */
export type SlotOfProducts = { id: number; product_ids?: readonly number[] | null | undefined }

/** A schedule with the time slots that name their products: for those the slot decides, whatever the schedule lists. */
export function scheduleWith(
  schedule: Schedule,
  productId: number,
  slots: readonly SlotOfProducts[],
): Schedule {
  if (slots.every(({ product_ids = null }) => product_ids === null)) return schedule
  const offered = slots.filter(({ id, product_ids = null }) =>
    product_ids === null ? isOfferedSlot(schedule, id) : product_ids.includes(productId),
  )
  return { ...schedule, slot_ids: offered.map(({ id }) => id) }
}

/** The minimum notice of a product in hours. */
export function minimumNotice(schedule: Schedule, settings: { min_notice_hours: number }): number {
  return schedule.min_notice_hours ?? settings.min_notice_hours
}
