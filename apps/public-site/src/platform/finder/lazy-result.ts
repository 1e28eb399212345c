import { canLoadCode, loadWithTimeout, waitForOnline } from '@luzzu/routing'
import { type ComponentType, lazy } from 'react'

/** What appears after a search is loaded with it; where that fails the page stays as it was, or shows `failed`. */
export function lazyResult<Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: ComponentType<Props> = () => null,
) {
  return lazy(async () => {
    if (!canLoadCode()) await waitForOnline()
    return loadWithTimeout(load).then(
      (loaded) => ({ default: loaded }),
      () => ({ default: failed }),
    )
  })
}
