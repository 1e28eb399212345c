import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { parseCalendarDate, telHref, zoneName } from '@luzzu/domain'
import { Alert } from '@luzzu/ui'
import { CalendarCheck, TriangleAlert } from 'lucide-react'
import { freeCancellationUntil } from '../../../platform/cancellation'
import { lateNotice } from '../../../platform/cancellation.copy'

type BookedTime = { date: string; timeRange: string }

/** Until when a booking is cancelled free of charge; `undefined` for a late one. */
function useFreeCancellation({ date, timeRange }: BookedTime): string | undefined {
  const { time_zone: timeZone, cancellation_hours } = useSite()
  const day = parseCalendarDate(date)
  const now = useNow()
  return day && freeCancellationUntil({ date: day, timeRange, timeZone }, cancellation_hours, now)
}

/** Below the choices: until when they are cancelled free of charge. */
export function CancellationNote(booked: BookedTime) {
  const { time_zone } = useSite()
  const until = useFreeCancellation(booked)
  if (!until) return null
  return (
    <Alert data-part="alert" icon={<CalendarCheck aria-hidden="true" />}>
      Free cancellation until {until} ({zoneName(time_zone)}).
    </Alert>
  )
}

/** Above the choices, where no bar covers it: a late booking is cancelled by phone only. */
export function LateNotice(booked: BookedTime) {
  const { cancellation_hours, contact } = useSite()
  if (useFreeCancellation(booked)) return null
  return (
    <Alert tone="warning" data-part="alert" icon={<TriangleAlert aria-hidden="true" />}>
      {lateNotice(cancellation_hours)} <a href={telHref(contact.phone)}>{contact.phone}</a>
    </Alert>
  )
}
