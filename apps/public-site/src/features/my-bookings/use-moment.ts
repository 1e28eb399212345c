import { useSite } from '@luzzu/api-client/site'
import { useState } from 'react'
import type { Moment } from './booking-schedule'

/** The moment at which the page was opened, so that all of it speaks of the same time. */
export function useMoment(): Moment {
  const { time_zone } = useSite()
  const [now] = useState(() => new Date())
  return { now, timeZone: time_zone }
}
