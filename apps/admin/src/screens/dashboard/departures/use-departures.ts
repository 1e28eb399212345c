import { useNow } from '@luzzu/api-client'
import { useManifestQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import { addDays, dateIn } from '@luzzu/domain'
import { useReference } from '../../../platform/refresh/live-queries'
import { departuresOf } from './day-departures'

/** Today's bookings, and those of tomorrow as soon as no departure of today is left. */
export function useDepartures() {
  const { time_zone } = useSite()
  const now = useNow()
  const today = dateIn(time_zone, now)
  const tomorrow = addDays(today, 1)
  const manifest = useManifestQuery(today)
  // At midnight the bookings of the day before are no longer today’s.
  const query = { ...manifest, data: manifest.currentData }
  const isOver =
    query.data &&
    departuresOf(query.data, { date: today, timeZone: time_zone }, now).every(
      ({ phase }) => phase === 'ended',
    )
  const next = useReference(useManifestQuery(tomorrow, { skip: !isOver }))
  return {
    today,
    tomorrow,
    query,
    /** None while today is not over. */
    next: isOver ? (next.currentData ?? []) : [],
    isLoading: query.isLoading || next.isLoading,
  }
}
