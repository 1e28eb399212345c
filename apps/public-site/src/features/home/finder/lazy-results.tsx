import type { Product } from '@luzzu/domain/contracts'
import { type ComponentProps, Suspense } from 'react'
import { Room } from '../../../platform/finder/finder.styles'
import { lazyResult } from '../../../platform/finder/lazy-result'
import type { Search } from '../../../platform/search'
import type { SearchSummary } from './SearchSummary'

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

type SummaryProps = Omit<ComponentProps<typeof SearchSummary>, 'search'> & Pick<FoundProps, 'search'>

/** Room for three lines. */
export const Summary = ({ search, ...tabs }: SummaryProps) => (
  <Room $lines={23}>
    <Suspense>{search && <LazySummary search={search} {...tabs} />}</Suspense>
  </Room>
)
