import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A handler that stays the same value and does what the latest one does: for components under `memo`, which are rendered
 * only when a prop has changed. Not to be called while rendering.
 */
export function useStableHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )
  return stable
}
