import type { Product } from '@luzzu/domain/contracts'
import { Suspense } from 'react'
import { Room } from '../../platform/finder/finder.styles'
import { LookingFor } from '../../platform/finder/LookingFor'
import { lazyResult } from '../../platform/finder/lazy-result'
import { SearchFailed } from '../../platform/finder/SearchFailed'
import type { Search } from '../../platform/search'

const LazyResult = lazyResult(async () => (await import('./SearchResult')).SearchResult, SearchFailed)

type FoundProps = { product: Product; search: Search | undefined }

/** Room for a line and three slots. */
export const Found = ({ product, search }: FoundProps) => (
  <Room $lines={48} role="status">
    {search ? (
      <Suspense fallback={<LookingFor search={search} />}>
        <LazyResult product={product} search={search} />
      </Suspense>
    ) : (
      <LookingFor />
    )}
  </Room>
)
