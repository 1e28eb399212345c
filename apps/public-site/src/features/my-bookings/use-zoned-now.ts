import { useSite } from '@luzzu/api-client/site'
import { useNow } from '@luzzu/ui'
import type { ZonedNow } from './booking-schedule'

/** The current minute, shared by the whole page so that nothing expired is offered. */
export function useZonedNow(): ZonedNow {
  const { time_zone } = useSite()
  return { now: useNow(), timeZone: time_zone }
}
