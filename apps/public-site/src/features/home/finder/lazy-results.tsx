import type { Product } from '@luzzu/domain/contracts'
import { media, size } from '@luzzu/ui'
import { type ComponentProps, Suspense } from 'react'
import styled from 'styled-components'
import { Room } from '../../../platform/finder/finder.styles'
import { LookingFor } from '../../../platform/finder/LookingFor'
import { lazyResult } from '../../../platform/finder/lazy-result'
import { SearchFailed } from '../../../platform/finder/SearchFailed'
import { BookNow } from '../../../platform/product/BookNow'
import { ProductPrice } from '../../../platform/product/ProductPrice'
import type { Search } from '../../../platform/search'
import type { SearchSummary } from './SearchSummary'

type FoundProps = { product: Product; search: Search | undefined }

const Offer = ({ product, search }: FoundProps) => (
  <>
    <ProductPrice product={product} />
    <BookNow product={product} search={search} />
  </>
)

const LazyResult = lazyResult(async () => (await import('./results')).CardResult, Offer)
const LazySummary = lazyResult(async () => (await import('./results')).SearchSummary, SearchFailed)

/** What a product costs and how it is booked; with a search, what is found. Until then there is room for three slots. */
export function Found({ product, search }: FoundProps) {
  const offer = (
    <>
      <Room $lines={41} />
      <Offer product={product} search={search} />
    </>
  )
  return search ? (
    <Suspense fallback={offer}>
      <LazyResult product={product} search={search} />
    </Suspense>
  ) : (
    offer
  )
}

type SummaryProps = Omit<ComponentProps<typeof SearchSummary>, 'search'> & Pick<FoundProps, 'search'>

/** Room for three lines, on a phone for four, the last as high as fingers need, and where the day takes two on a small one for more. */
const SummaryRoom = styled(Room)`
  ${media.phone} {
    min-height: ${size(34)};
  }
  ${media.smallPhone} {
    min-height: ${size(47)};
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
