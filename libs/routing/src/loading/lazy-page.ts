import { type ComponentType, lazy } from 'react'
import { loadInTime } from './load-in-time'
import { untilOnline } from './until-online'

/**
 * A page whose code is loaded when it is first visited. Without a connection it waits for one; when its code
 * cannot be had, `Unavailable` stands in its place.
 */
export function lazyPage<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Unavailable: ComponentType,
) {
  return lazy(async () => {
    await untilOnline()
    return loadInTime(load).catch(() => ({ default: Unavailable as ComponentType<Props> }))
  })
}
