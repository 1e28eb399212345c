import { type Attendance, pluralize } from '@luzzu/domain'
import type { AttendanceCounts } from './count-attendance'

/** What the attendance of a booking is called. */
export const ATTENDANCE_COPY = {
  term: 'Attendance',
  none: 'not recorded',
  checked_in: 'Checked in',
  returned: 'Returned',
  no_show: 'No-show',
} as const satisfies Record<Attendance | 'term', string>

const NO_LONGER = {
  checked_in: 'is no longer checked in',
  returned: 'is still out',
  no_show: 'is no longer a no-show',
} as const satisfies Record<Exclude<Attendance, 'none'>, string>

/** Labels of the buttons. */
export const ATTENDANCE_ACTIONS = {
  checked_in: 'Check in',
  returned: 'Returned',
  no_show: 'No-show',
} as const satisfies Record<Exclude<Attendance, 'none'>, string>

export const attendanceMessages = {
  group: (username: string) => `Attendance of ${username}`,
  /** Among the details of a booking, where the other states can be chosen. */
  record: (username: string) => `Record the attendance of ${username}`,
  late: (count: number) => `${count} late`,
  absent: (count: number) => `${count} not checked in`,
  notReturned: (count: number) => `${count} not returned`,
  noShows: (count: number) => pluralize(count, 'no-show'),
  arrived: (count: number) => `${count} checked in`,
  /** `3 late, 16 not checked in`, without what there is none of. */
  missing: ({ late, absent }: Pick<AttendanceCounts, 'late' | 'absent'>) =>
    [late > 0 && attendanceMessages.late(late), absent > 0 && attendanceMessages.absent(absent)]
      .filter(Boolean)
      .join(', '),
  takenBack: (username: string, state: keyof typeof NO_LONGER) => `${username} ${NO_LONGER[state]}.`,
  failed: (username: string, reason: string) => `Couldn’t record the attendance of ${username}. ${reason}`,
}
