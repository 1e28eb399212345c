import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  use,
  useEffect,
  useState,
} from 'react'
import { canLoadCode, waitForOnline } from '../connection'
import { PageMounted } from './area-contexts'
import { loadWithTimeout, whenLate } from './load-with-timeout'

/** The event of a page whose code could not be loaded, with the error as its detail. */
export const PAGE_LOAD_FAILED = 'page-load-failed'

/** Who has just waited in vain for the code of a page does not wait again. */
const JUST_NOW_MS = 3000

/** A page whose code comes when it is needed, or sooner by `preload`; from then on it renders without suspending. */
export type LazyPage<Props> = FunctionComponent<Props> & { preload: () => Promise<void> }

/**
 * A page whose code is loaded on demand. Offline it waits for a connection; when loading fails, `Unavailable` replaces
 * it, until it arrives after all.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Unavailable: ComponentType<Props>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined
  let failure: { at: number; error: unknown } | undefined
  const loadOnce = () =>
    failure && performance.now() - failure.at < JUST_NOW_MS
      ? Promise.reject(failure.error)
      : loadWithTimeout(load)
  const Lazy = lazy(async () => {
    if (!canLoadCode()) await waitForOnline()
    return loadOnce().catch((error: unknown) => {
      globalThis.dispatchEvent(new CustomEvent(PAGE_LOAD_FAILED, { detail: error }))
      return { default: untilLate(error) }
    })
  }) as unknown as ComponentType<Props>

  function untilLate(error: unknown): FunctionComponent<Props> {
    return function Late(props) {
      const [Content, setContent] = useState(() => loaded ?? Unavailable)
      useEffect(() => {
        whenLate<{ default: ComponentType<Props> }>(error, (late) => {
          loaded = late.default
          setContent(() => late.default)
        })
      }, [])
      return createElement(Content, props)
    }
  }

  const Page: FunctionComponent<Props> = (props) => {
    useEffect(use(PageMounted), [])
    // Preloading does not remount a page that is shown already.
    const [Content] = useState(() => loaded ?? Lazy)
    return createElement(Content, props)
  }
  return Object.assign(Page, {
    async preload() {
      try {
        loaded = (await loadWithTimeout(load)).default
      } catch (error) {
        failure = { at: performance.now(), error }
        throw error
      }
    },
  })
}
