import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { parseCalendarDate, telHref, zoneName } from '@luzzu/domain'
import { Alert } from '@luzzu/ui'
import { CalendarCheck } from 'lucide-react'
import { freeCancellationUntil } from '../../../platform/cancellation'
import { lateNotice } from '../wizard.copy'

/** Until when a booking is cancelled free of charge; a late one by phone only. */
export function CancellationNote({ date, timeRange }: { date: string; timeRange: string }) {
  const { time_zone, cancellation_hours, contact } = useSite()
  const day = parseCalendarDate(date)
  const now = useNow()
  const slot = day && { date: day, timeRange, timeZone: time_zone }
  const until = slot && freeCancellationUntil(slot, cancellation_hours, now)
  return (
    <Alert data-part="alert" icon={<CalendarCheck aria-hidden="true" />}>
      {until ? (
        `Free cancellation until ${until} (${zoneName(time_zone)}).`
      ) : (
        <>
          {lateNotice(cancellation_hours)} <a href={telHref(contact.phone)}>{contact.phone}</a>
        </>
      )}
    </Alert>
  )
}
