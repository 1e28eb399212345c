import { type ComponentType, lazy } from 'react'
import { loadWithTimeout } from './load-with-timeout'
import { waitForOnline } from './wait-for-online'

/**
 * A page whose code is loaded when it is first visited. Without a connection it waits for one; when its code cannot be
 * had, `Unavailable` stands in its place.
 */
export function lazyPage<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Unavailable: ComponentType<Props>,
) {
  return lazy(async () => {
    await waitForOnline()
    return loadWithTimeout(load).catch(() => ({ default: Unavailable }))
  })
}
