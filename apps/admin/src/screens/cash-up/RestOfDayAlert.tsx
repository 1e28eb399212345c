import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useManifestQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, formatMoney } from '@luzzu/domain'
import { Alert } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import { cashUpMessages as messages } from './cash-up.copy'
import { restOfDay } from './rest-of-day'

/** What a closed day could not take any more; without its bookings at least that it is not over. */
export function RestOfDayAlert({ today }: { today: CalendarDate }) {
  const { currency, time_zone: timeZone } = useSite()
  const now = useNow()
  const { currentData } = useManifestQuery(today, LIST_QUERY)
  const { coming, out, due } = restOfDay(currentData ?? [], { now, timeZone })
  const rest = { coming, out, due: due > 0 ? formatMoney(due, currency) : undefined }
  return (
    <Alert tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      <strong>{messages.notOver(rest)}</strong> {messages.noneUntilTomorrow}
    </Alert>
  )
}
