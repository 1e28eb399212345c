import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page has been taken over: what only the browser knows is neither rendered by the server nor expected in its content. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
