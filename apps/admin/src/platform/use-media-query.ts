import { useCallback, useSyncExternalStore } from 'react'

/** Whether one of the breakpoints of `media` applies, where a layout differs by more than its styles. */
export function useMediaQuery(atRule: `@media ${string}`): boolean {
  const query = atRule.slice('@media '.length)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
