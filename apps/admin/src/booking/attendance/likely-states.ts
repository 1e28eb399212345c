import type { Attendance, AttendanceMark } from '@luzzu/domain'

export type RecordedState = Exclude<Attendance, 'none'>

export const RECORDED_STATES: readonly RecordedState[] = ['checked_in', 'returned', 'no_show']

/** The states that are offered first: what comes next, before it that a guest who is late did not come, and last, where the one before it was pressed, the recorded one. */
export function likelyStates(
  attendance: Attendance,
  mark: AttendanceMark | undefined,
): readonly RecordedState[] {
  const states: Record<Attendance, readonly RecordedState[]> = {
    none: mark ? ['no_show', 'checked_in'] : ['checked_in'],
    checked_in: mark ? ['returned'] : ['returned', 'checked_in'],
    returned: ['returned'],
    no_show: ['no_show'],
  }
  return states[attendance]
}

/** The same beside the details, which are also opened long before or after the guest is due. */
export const statesInDetails = (attendance: Attendance): readonly RecordedState[] =>
  attendance === 'none' ? ['no_show', 'checked_in'] : likelyStates(attendance, undefined)
