import { type ComponentType, lazy } from 'react'
import { loadWithTimeout } from './load-with-timeout'
import { waitForOnline } from './wait-for-online'

/**
 * A page whose code is loaded on demand. Offline it waits for a connection; when loading fails, `Unavailable` replaces
 * it.
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
