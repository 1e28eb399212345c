import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListBookingsQuery } from '@luzzu/api-client/bookings'
import { useFindDashboardQuery, useWeeklyBookingsQuery } from '@luzzu/api-client/dashboard'
import { useGetSetUpQuery } from '@luzzu/api-client/set-up'
import { useFindSettingsQuery } from '@luzzu/api-client/settings'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { dateIn } from '@luzzu/domain'
import { useDeferredValue, useEffect, useState } from 'react'
import { useDepartures } from './departures/use-departures'
import { PENDING } from './pending/pending-query'
import { useLapsedRequests } from './pending/use-lapsed-requests'
import { type Section, sectionsShown } from './sections'

/** How long a section waits for those above it. */
export const WAIT_TIMEOUT_MS = 1500

/** What the dashboard shows by now: each section once its data and that of those above it has come or failed. */
export function useFirstScreen() {
  const { time_zone } = useSite()
  const mayWait = useMayWait()
  const dashboard = useFindDashboardQuery()
  const pending = useListBookingsQuery(PENDING)
  const today = dateIn(time_zone, useNow())
  const lapsed = useLapsedRequests(today)
  const departures = useDepartures()
  const settings = useFindSettingsQuery()
  const skip = settings.data?.record.set_up_dismissed !== false
  const setUp = useGetSetUpQuery(undefined, { ...LIST_QUERY, skip })
  const slots = useListTimeSlotsQuery(undefined, { skip })
  // Its panel has room of its own, and is not waited for.
  useWeeklyBookingsQuery()

  const hasBookings = (pending.data?.total ?? 0) > 0 || (departures.query.data?.length ?? 0) > 0
  const isNewNow =
    hasBookings || !mayWait || !dashboard.isLoading ? dashboard.data?.total_bookings === 0 : undefined
  // The first steps stay in their place when the first booking comes.
  const [isNew, setIsNew] = useState(isNewNow)
  if (isNew === undefined && isNewNow !== undefined) setIsNew(isNewNow)

  const queries: Record<Section, readonly { isLoading: boolean }[]> = {
    // Their notice stands above all sections.
    pending: [lapsed, pending],
    departures: [departures],
    firstSteps: [settings, setUp, slots],
    figures: [dashboard],
  }
  const sections = Object.keys(queries) as Section[]
  const arrived = new Set(sections.filter((name) => queries[name].every(({ isLoading }) => !isLoading)))
  const shown = useGrowing(sectionsShown({ isNew, arrived, mayWait }))
  return {
    dashboard,
    /** The first steps, until somebody hides them. */
    setUp: skip ? undefined : setUp.data,
    isNew: isNew === true,
    shown: useDeferredValue(shown),
  }
}

/** Whether the screen has opened only just. */
function useMayWait(): boolean {
  const [mayWait, setMayWait] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setMayWait(false), WAIT_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return mayWait
}

/** All that were ever among them: a section that is tried again stays. */
function useGrowing(sections: readonly Section[]): readonly Section[] {
  const [all, setAll] = useState(sections)
  const added = sections.filter((section) => !all.includes(section))
  if (added.length === 0) return all
  const grown = [...all, ...added]
  setAll(grown)
  return grown
}
