import type { ManifestEntry } from '@luzzu/domain/contracts'
import type { RecordedState } from '../../../booking/attendance/AttendanceButtons'
import type { DayBooking } from './day-sections'

/** The states that a line offers: the recorded one, to be taken back, and what comes next. */
export function likelyStates({
  attendance,
  mark,
}: Pick<DayBooking, 'mark'> & Pick<ManifestEntry, 'attendance'>) {
  const states: Record<ManifestEntry['attendance'], readonly RecordedState[]> = {
    none: ['checked_in'],
    checked_in: mark ? ['returned'] : ['checked_in', 'returned'],
    returned: ['returned'],
    no_show: ['no_show'],
  }
  return states[attendance]
}
