import type { Attendance } from '@luzzu/domain'

/** What the attendance of a booking is called. */
export const ATTENDANCE_COPY = {
  term: 'Attendance',
  none: 'not recorded',
  checked_in: 'Checked in',
  returned: 'Returned',
  no_show: 'No-show',
} as const satisfies Record<Attendance | 'term', string>

/** Labels of the buttons. */
export const ATTENDANCE_ACTIONS = {
  checked_in: 'Check in',
  returned: 'Returned',
  no_show: 'No-show',
} as const satisfies Record<Exclude<Attendance, 'none'>, string>

export const attendanceMessages = {
  group: (username: string) => `Attendance of ${username}`,
  /** Among the details of a booking, where every state can be chosen. */
  record: (username: string) => `Record the attendance of ${username}`,
  failed: (username: string, reason: string) => `Couldn’t record the attendance of ${username}. ${reason}`,
}
