import { createContext, useContext, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { isRetryable } from '../api-errors'
import { createScreenRefresh, type ScreenRefresh, type ScreenStatus, type Source } from './screen-refresh'

/** Interval in which a visible screen is refreshed, in milliseconds. */
export const REFRESH_INTERVAL_MS = 10_000

export const ScreenRefreshContext = createContext<ScreenRefresh>(createScreenRefresh())

export type RefreshedQuery = {
  fulfilledTimeStamp?: number | undefined
  error?: unknown
  /** Nothing was asked, as with `skip`; RTK Query refuses to fetch that again. */
  isUninitialized?: boolean
  refetch: () => unknown
}

/** A query that is fetched again, unless it is skipped. While that lasts, the error before stays. */
export const sourceOf = ({
  fulfilledTimeStamp,
  error,
  isUninitialized,
  refetch,
}: RefreshedQuery): Source => ({
  refresh: () => !isUninitialized && refetch(),
  at: fulfilledTimeStamp,
  isFailing: error !== undefined && isRetryable(error),
})

/** Refreshes something together with the rest of the screen; the topbar says how current all of it is. */
export function useRefreshed(source: Source): void {
  const screen = useContext(ScreenRefreshContext)
  const key = useId()
  useEffect(() => {
    screen.set(key, source)
  })
  useEffect(() => () => screen.remove(key), [screen, key])
}

/** The screen's refresh, which runs while the page is visible. */
export function useScreenRefresh(): ScreenRefresh {
  const [screen] = useState(createScreenRefresh)
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') screen.refresh()
    }
    const timer = setInterval(refresh, REFRESH_INTERVAL_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [screen])
  return screen
}

export function useScreenStatus(): ScreenStatus {
  const { subscribe, status } = useContext(ScreenRefreshContext)
  return useSyncExternalStore(subscribe, status, status)
}
