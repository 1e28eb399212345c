import { type AreaRoute, setPagesLoaded } from '@luzzu/routing'
import { useEffect, useState } from 'react'

/** Chromium only. */
type Connection = { saveData?: boolean }

/** Loads the code of pages one after the other while nothing else is to be done, unless the browser is to save data. */
export function usePreloadedPages(pages: readonly AreaRoute[], isIdle: boolean): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection }
    if (!isIdle || connection?.saveData) return
    let isGone = false
    // A failed preload is repeated on navigation, where errors are shown.
    loadAll(pages).then(
      () => isGone || setPagesLoaded(true),
      () => undefined,
    )
    return () => {
      isGone = true
      setPagesLoaded(false)
    }
  }, [pages, isIdle])
}

async function loadAll(pages: readonly AreaRoute[]): Promise<void> {
  for (const { preload } of pages) await preload?.()
}

/** A busy page loads them nevertheless. */
const TIMEOUT_MS = 2000

/** Whether the browser has had nothing to do since `isReady`; for parts that nobody sees yet. */
export function useWhenIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isReady) return
    const markIdle = () => setIdle(true)
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(markIdle)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(markIdle, { timeout: TIMEOUT_MS })
    return () => cancelIdleCallback(request)
  }, [isReady])
  return isIdle
}
