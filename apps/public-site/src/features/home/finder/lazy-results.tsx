import type { Product } from '@luzzu/domain/contracts'
import { media, Skeleton, size, token } from '@luzzu/ui'
import { type ComponentProps, Suspense } from 'react'
import styled from 'styled-components'
import { Room } from '../../../platform/finder/finder.styles'
import { LookingFor } from '../../../platform/finder/LookingFor'
import { lazyResult } from '../../../platform/finder/lazy-result'
import { SearchFailed } from '../../../platform/finder/SearchFailed'
import type { Search } from '../../../platform/search'
import type { SearchSummary } from './SearchSummary'

const LazySlots = lazyResult(async () => (await import('./results')).FoundSlots)
const LazySummary = lazyResult(async () => (await import('./results')).SearchSummary, SearchFailed)

type FoundProps = { product: Product; search: Search | undefined }

/** Room for three slots, kept while they load and where there are fewer. */
export const Found = ({ product, search }: FoundProps) => (
  <Room $lines={41}>
    {search && (
      <Suspense fallback={<Skeleton shape="block" width="100%" height={token('row-height')} />}>
        <LazySlots product={product} search={search} />
      </Suspense>
    )}
  </Room>
)

type SummaryProps = Omit<ComponentProps<typeof SearchSummary>, 'search'> & Pick<FoundProps, 'search'>

/** Room for three lines, on a phone for four, the last as high as fingers need, and where the day takes two on a small one for more. */
const SummaryRoom = styled(Room)`
  ${media.phone} {
    min-height: ${size(32)};
  }
  ${media.smallPhone} {
    min-height: ${size(44)};
  }
`

/** The boundary comes with the search, so that the page does not stay as it was until the code is loaded. */
export const Summary = ({ search, ...tabs }: SummaryProps) => (
  <SummaryRoom $lines={23} role="status">
    {search ? (
      <Suspense fallback={<LookingFor search={search} />}>
        <LazySummary search={search} {...tabs} />
      </Suspense>
    ) : (
      <LookingFor />
    )}
  </SummaryRoom>
)
