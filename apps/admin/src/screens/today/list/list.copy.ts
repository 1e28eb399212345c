import type { AttendanceMark } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { attendanceMessages } from '../../../booking/attendance/attendance.copy'
import { hasArrived } from '../../../booking/attendance/count-attendance'
import { countGuests } from '../../../booking/count-guests'
import type { DaySlot } from '../../../booking/day-slots'
import { guestsMessages } from '../../../booking/guests.copy'
import { formatMinutes } from '../../../booking/start-time'
import { countOf } from '../../../platform/lists/format-count'
import type { DaySection } from './day-sections'

export const LIST_COPY = {
  awaited: 'Not back yet',
  search: 'Find a guest of this day',
  searchHint: 'Name, phone or booking number',
  noneFound: 'No booking of this day matches',
  clear: 'Show all of the day',
  searchAll: 'Search all bookings',
} as const

const MARKS: Record<AttendanceMark['kind'], string> = {
  late: 'Late',
  absent: 'Not checked in',
  not_returned: 'Not back yet',
  overdue: 'Overdue',
}

/** Later, each row would only repeat the time of its slot. */
const SHOWN_LATE_MINUTES = 60

const PHASES: Record<DaySection['phase'], string> = {
  upcoming: '',
  in_progress: 'in progress',
  ended: 'ended',
}

export const listMessages = {
  slot: ({ name, time_range }: Pick<DaySlot, 'name' | 'time_range'>) => `${name} ${time_range}`,
  bookedSlot: ({ slot_name, time_range }: ManifestEntry) => `${slot_name} ${time_range}`,
  found: (count: number) => `${countOf(count, 'booking')} found`,
  /** Where the clock stands in a slot of today, and who was booked and has come. */
  section: ({ phase, bookings: listed, awaited, holds }: DaySection, isToday: boolean) => {
    const bookings = [...listed, ...awaited]
    const confirmed = bookings.filter(({ status }) => status === 'Confirmed')
    const arrived = confirmed.filter(hasArrived)
    const noShows = confirmed.filter(({ attendance }) => attendance === 'no_show')
    return [
      isToday ? PHASES[phase] : '',
      bookings.length > 0 ? countOf(bookings.length, 'booking') : '',
      guestsMessages.sum(countGuests(bookings)),
      holds.length > 0 ? `${holds.length} on hold` : '',
      arrived.length > 0 ? `${arrived.length} of ${confirmed.length - noShows.length} checked in` : '',
      noShows.length > 0 ? attendanceMessages.noShows(noShows.length) : '',
    ]
      .filter(Boolean)
      .join(', ')
  },
  awaited: (count: number) => `${countOf(count, 'booking')} whose time slot has ended`,
  pending: (count: number) => `${count} pending`,
  /** How long is told today only, and of who is late only as long as it matters. */
  mark: ({ kind, minutes }: AttendanceMark, isToday: boolean) => {
    const isTold = kind === 'overdue' || (kind === 'late' && minutes < SHOWN_LATE_MINUTES)
    return isToday && isTold ? `${MARKS[kind]} ${formatMinutes(minutes)}` : MARKS[kind]
  },
  remarks: ({ note, addons }: Pick<ManifestEntry, 'note' | 'addons'>) =>
    [note ?? '', ...addons.map(({ addon_name }) => addon_name)].filter(Boolean).join(' · '),
  details: ({ id, username }: Pick<ManifestEntry, 'id' | 'username'>) =>
    `Details of booking ${id}, ${username}`,
}
