import { type ComponentType, lazy } from 'react'
import { PageUnavailable } from './PageUnavailable'
import { untilOnline } from './until-online'

type PageModule = { default: ComponentType }

/**
 * A page whose code is loaded when it is first visited. Without a connection it waits for one; when its code
 * cannot be had, the page says so.
 */
export function lazyPage(load: () => Promise<PageModule>) {
  return lazy(async () => {
    await untilOnline()
    return load().catch((): PageModule => ({ default: PageUnavailable }))
  })
}
