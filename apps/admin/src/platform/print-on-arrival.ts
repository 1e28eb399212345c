import { useLocation, useNavigate } from '@luzzu/routing'
import { useEffect, useEffectEvent } from 'react'

/** What a navigation carries along to print the page to which it leads. */
export const PRINT_ON_ARRIVAL = { print: true }

/** Prints a page that was opened for the sake of its paper, once there is something to print. */
export function usePrintOnArrival(isReady: boolean, print: () => void): void {
  const navigate = useNavigate()
  const { key, search, state } = useLocation()
  const isWanted = typeof state === 'object' && state !== null && 'print' in state
  const printOnce = useEffectEvent(() => {
    // A reload prints nothing.
    navigate({ search }, { replace: true, state: null })
    print()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is printed
  useEffect(() => {
    if (isReady && isWanted) printOnce()
  }, [isReady, isWanted, key])
}
