import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useManifestQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, formatMoney } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { Alert } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import { dayPath } from '../../booking/paths'
import { useReference } from '../../platform/refresh/live-queries'
import { cashUpMessages as messages } from './cash-up.copy'
import { restOfDay } from './rest-of-day'

/** What a closed day could not take any more; without its bookings at least that it is not over. */
export function RestOfDayAlert({ today }: { today: CalendarDate }) {
  const { currency, time_zone: timeZone } = useSite()
  const now = useNow()
  const { currentData } = useReference(useManifestQuery(today, LIST_QUERY))
  const { due, ...counts } = restOfDay(currentData ?? [], { now, timeZone })
  const rest = messages.rest(counts)
  return (
    <Alert tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      <strong>
        {messages.notOver}
        {(rest || due > 0) && ': '}
        {rest}
        {rest && due > 0 && ', '}
        {due > 0 && <Link to={dayPath(today)}>{messages.due(formatMoney(due, currency))}</Link>}.
      </strong>{' '}
      {messages.noneUntilTomorrow}
    </Alert>
  )
}
