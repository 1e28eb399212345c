import { formatDateWithWeekday } from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import { Alert } from '@luzzu/ui'
import { CalendarX2 } from 'lucide-react'
import { closedPeriods } from './closed-periods'

/** With more of them only the calendar tells. */
const MAX_LISTED = 4

type ClosedDaysProps = { availability: Availability | undefined; chosen: string }

/** Which days besides the chosen one are closed, and why if that is told. */
export function ClosedDays({ availability, chosen }: ClosedDaysProps) {
  const periods = closedPeriods(availability)
    .filter(({ from, to }) => from !== chosen || to !== chosen)
    .slice(0, MAX_LISTED)
  if (periods.length === 0) return null
  return (
    <Alert data-part="alert" icon={<CalendarX2 aria-hidden="true" />}>
      {periods.map(({ from, to, reason }) => (
        <p key={from}>
          {from === to
            ? formatDateWithWeekday(from)
            : `${formatDateWithWeekday(from)} to ${formatDateWithWeekday(to)}`}
          : closed
          {reason && ` (${reason})`}
        </p>
      ))}
    </Alert>
  )
}
