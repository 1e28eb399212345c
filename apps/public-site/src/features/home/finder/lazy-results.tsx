import { canLoadCode, loadWithTimeout, waitForOnline } from '@luzzu/routing'
import { size, token } from '@luzzu/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import styled from 'styled-components'
import type { FoundSlots } from './FoundSlots'
import type { SearchSummary } from './SearchSummary'

/** What appears after a search is loaded with it; where that fails the cards stay as they were, and `failed` is shown. */
function lazyResult<Props>(
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

const LazySlots = lazyResult(async () => (await import('./results')).FoundSlots)
const LazySummary = lazyResult(async () => (await import('./results')).SearchSummary, SearchFailed)

/** The search is in the address, so that nothing is lost. */
function SearchFailed() {
  return (
    <p role="alert">
      We couldn’t load the free times. <a href={location.href}>Try again</a>
    </p>
  )
}

/** Room for three slots, kept while they load and where there are fewer. */
export const Found = (props: Parameters<typeof FoundSlots>[0]) => (
  <Room $lines={35}>
    <Suspense>
      <LazySlots {...props} />
    </Suspense>
  </Room>
)

export const Summary = (props: Parameters<typeof SearchSummary>[0]) => (
  <Room $lines={20}>
    <Suspense>
      <LazySummary {...props} />
    </Suspense>
  </Room>
)

const Room = styled.div<{ $lines: number }>`
  width: 100%;
  min-height: ${({ $lines }) => size($lines)};
  padding-bottom: ${token('space-3')};
  color: ${token('text')};

  p > a {
    white-space: nowrap;
  }
`
