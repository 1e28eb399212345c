import { EVERY_DAY, formatDays } from '../calendar/weekdays'
import type { NotOfferedReason, Schedule } from './schedule'
import { formatSeason } from './season'

type Message = { field: 'booking_date' | 'slot_id'; message: string }

/** The field of a booking request at which a schedule refuses it, and what to tell. */
export function notOfferedMessage({ weekdays, season }: Schedule, reason: NotOfferedReason): Message {
  switch (reason) {
    case 'season':
      return {
        field: 'booking_date',
        message: season ? `This can be booked from ${formatSeason(season)}.` : '',
      }
    case 'weekday':
      return { field: 'booking_date', message: `This can be booked on ${formatDays(weekdays)} only.` }
    case 'slot':
      return {
        field: 'slot_id',
        message: 'This time slot is not offered here. Please choose another one.',
      }
  }
}

/** `Sat-Sun, from April 1 to October 31`; empty for every day of the year. */
export function formatOfferedDays({ weekdays, season }: Pick<Schedule, 'weekdays' | 'season'>): string {
  const days = weekdays.length === EVERY_DAY.length ? [] : [formatDays(weekdays)]
  return [...days, ...(season ? [`from ${formatSeason(season)}`] : [])].join(', ')
}
