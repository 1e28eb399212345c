import { useSite } from '@luzzu/api-client/site'
import { useNow } from '@luzzu/ui'
import type { ZonedNow } from './booking-schedule'

/** The present minute, so that all of the page speaks of the same time and offers nothing that has ended. */
export function useZonedNow(): ZonedNow {
  const { time_zone } = useSite()
  return { now: useNow(), timeZone: time_zone }
}
