import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListBookingsQuery, useManifestQuery } from '@luzzu/api-client/bookings'
import { useFindDashboardQuery, useWeeklyBookingsQuery } from '@luzzu/api-client/dashboard'
import { useGetSetUpQuery } from '@luzzu/api-client/set-up'
import { useFindSettingsQuery } from '@luzzu/api-client/settings'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { dateIn } from '@luzzu/domain'
import { useDeferredValue } from 'react'
import { PENDING } from './pending/pending-query'

/**
 * What decides on the places of the panels. They appear together, once all of it has come or failed: one that came
 * later would push another away from the finger that is aimed at it.
 */
export function useFirstScreen() {
  const { time_zone } = useSite()
  const dashboard = useFindDashboardQuery()
  const pending = useListBookingsQuery(PENDING)
  const departures = useManifestQuery(dateIn(time_zone, useNow()))
  const settings = useFindSettingsQuery()
  const skip = settings.data?.record.set_up_dismissed !== false
  const setUp = useGetSetUpQuery(undefined, { ...LIST_QUERY, skip })
  const slots = useListTimeSlotsQuery(undefined, { skip })
  const weeks = useWeeklyBookingsQuery()
  const queries = [dashboard, pending, departures, settings, setUp, slots, weeks]

  return {
    dashboard,
    /** The first steps, until somebody hides them. */
    setUp: skip ? undefined : setUp.data,
    isReady: useDeferredValue(!queries.some(({ isLoading }) => isLoading)),
  }
}
