import { type CalendarDate, weekdayOf } from '../calendar/calendar-date'
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

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** The schedule of a product for which none was set. */
export const ALWAYS_OFFERED: Schedule = {
  slot_ids: null,
  weekdays: [...WEEKDAYS],
  season: null,
  min_notice_hours: null,
}

/** The part of a schedule that excludes a slot on a date. */
export type NotOffered = 'season' | 'weekday' | 'slot'

/** Why a slot is not offered on a date, whatever else allows it; `undefined` if it is. */
export function whyNotOffered(
  { slot_ids, weekdays, season }: Schedule,
  slotId: number,
  date: CalendarDate,
): NotOffered | undefined {
  if (season && !isInSeason(season, date)) return 'season'
  if (!weekdays.includes(weekdayOf(date))) return 'weekday'
  return slot_ids && !slot_ids.includes(slotId) ? 'slot' : undefined
}

/** The minimum notice of a product in hours. */
export function minimumNotice(schedule: Schedule, settings: { min_notice_hours: number }): number {
  return schedule.min_notice_hours ?? settings.min_notice_hours
}
