import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import type { ZonedNow } from './booking-schedule'

/** The current minute, shared by the whole page so that nothing expired is offered. */
export function useZonedNow(): ZonedNow {
  const { time_zone, cancellation_hours } = useSite()
  return { now: useNow(), timeZone: time_zone, cancellationHours: cancellation_hours }
}
