import { formatDate } from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import { Alert } from '@luzzu/ui'
import { CalendarX2 } from 'lucide-react'
import { closedPeriods } from '../closed-days'

/** With more of them only the calendar tells. */
const MAX_LISTED = 4

/** Which days are closed, and why if that is told. */
export function ClosedDays({ availability }: { availability: Availability | undefined }) {
  const periods = closedPeriods(availability).slice(0, MAX_LISTED)
  if (periods.length === 0) return null
  return (
    <Alert data-part="alert" icon={<CalendarX2 aria-hidden="true" />}>
      {periods.map(({ from, to, reason }) => (
        <p key={from}>
          {from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}: closed
          {reason && ` (${reason})`}
        </p>
      ))}
    </Alert>
  )
}
