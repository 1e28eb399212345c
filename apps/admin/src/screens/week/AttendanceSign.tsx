import type { Attendance } from '@luzzu/domain'
import { VisuallyHidden } from '@luzzu/ui'
import { ATTENDANCE_COPY } from '../../booking/attendance/attendance.copy'
import { ATTENDANCE_ICONS } from '../../booking/attendance/attendance-icons'

/** What was recorded of a booking, as a sign on its card. */
export function AttendanceSign({ attendance }: { attendance: Attendance }) {
  if (attendance === 'none') return null
  const Icon = ATTENDANCE_ICONS[attendance]
  return (
    <small data-attendance={attendance} title={ATTENDANCE_COPY[attendance]}>
      <Icon aria-hidden="true" />
      <VisuallyHidden> · {ATTENDANCE_COPY[attendance]}</VisuallyHidden>
    </small>
  )
}
