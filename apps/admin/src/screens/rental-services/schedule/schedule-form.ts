import {
  formatDays,
  formatSeason,
  SCHEDULE_FIELDS,
  type Schedule,
  type Season,
  type Validated,
  validateSchedule,
} from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { readText } from '../../../platform/records/record-values'

export type ScheduleFormValues = {
  slot_ids: number[] | null
  weekdays: number[]
  season: Season | null
  min_notice_hours: string
}

export function toScheduleFormValues({ min_notice_hours, ...schedule }: Schedule): ScheduleFormValues {
  return { ...schedule, min_notice_hours: min_notice_hours?.toString() ?? '' }
}

/** @param before the schedule that is changed. */
export function validateScheduleForm(
  { min_notice_hours: hours, ...values }: ScheduleFormValues,
  before?: Schedule,
): Validated<Schedule> {
  const min_notice_hours = readText(SCHEDULE_FIELDS.min_notice_hours, hours)
  return validateSchedule({ ...values, min_notice_hours }, before)
}

/** The values as texts, to compare two versions of them and to show them in a list. */
export function toScheduleTexts(
  { slot_ids, weekdays, season, min_notice_hours }: ScheduleFormValues,
  slots: readonly TimeSlot[],
): Record<keyof ScheduleFormValues, string> {
  const offered = slots.filter(({ id }) => slot_ids?.includes(id)).map(({ name }) => name)
  return {
    slot_ids: slot_ids ? offered.join(', ') || 'None' : 'All',
    weekdays: weekdays.length === 7 ? 'Every day' : formatDays(weekdays),
    season: season ? formatSeason(season) : 'All year',
    min_notice_hours,
  }
}
