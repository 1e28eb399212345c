import type { Product } from '@luzzu/domain/contracts'
import { canLoadCode, loadWithTimeout, waitForOnline } from '@luzzu/routing'
import { size, token } from '@luzzu/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import styled from 'styled-components'
import type { Search } from '../../../platform/search'

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

type FoundProps = { product: Product; search: Search | undefined }

/** Room for three slots, kept while they load and where there are fewer. */
export const Found = ({ product, search }: FoundProps) => (
  <Room $lines={35}>
    <Suspense>{search && <LazySlots product={product} search={search} />}</Suspense>
  </Room>
)

export const Summary = ({ search }: Pick<FoundProps, 'search'>) => (
  <Room $lines={20}>
    <Suspense>{search && <LazySummary search={search} />}</Suspense>
  </Room>
)

/* The server renders it without a search; the root says whether there is one before the page is painted, and while it runs. */
const Room = styled.div<{ $lines: number }>`
  display: none;
  width: 100%;
  min-height: ${({ $lines }) => size($lines)};
  padding-bottom: ${token('space-3')};
  color: ${token('text')};

  :root[data-search] & {
    display: block;
  }
  p > a {
    white-space: nowrap;
  }
`
