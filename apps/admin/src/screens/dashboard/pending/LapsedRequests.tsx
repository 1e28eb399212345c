import type { CalendarDate } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { Alert } from '@luzzu/ui'
import { Clock } from 'lucide-react'
import { bookingsPath } from '../../../booking/paths'
import { Spaced } from '../Dashboard.styles'
import { DASHBOARD_COPY as COPY, describeLapsed } from '../dashboard.copy'
import { useLapsedRequests } from './use-lapsed-requests'

/** The requests of today that were cancelled because nobody answered; nothing where there are none. */
export function LapsedRequests({ today }: { today: CalendarDate }) {
  const { count } = useLapsedRequests(today)
  if (count === 0) return null
  return (
    <Spaced>
      <Alert tone="warning" icon={<Clock aria-hidden="true" />}>
        {describeLapsed(count)}{' '}
        <Link to={bookingsPath({ date: today, status: 'Cancelled' })}>{COPY.showLapsed}</Link>
      </Alert>
    </Spaced>
  )
}
