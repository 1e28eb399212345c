import { type AreaRoute, setPagesLoaded } from '@luzzu/routing'
import { useEffect } from 'react'

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
