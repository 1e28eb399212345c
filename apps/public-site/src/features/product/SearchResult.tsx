import { useListDayAvailabilityQuery } from '@luzzu/api-client/products'
import type { Product } from '@luzzu/domain/contracts'
import { FoundSlots } from '../../platform/finder/FoundSlots'
import { RetrySearch } from '../../platform/finder/RetrySearch'
import { describeSearch, requestOf, type Search } from '../../platform/search'

/** The day and the people that were looked for, and what is free then. */
export function SearchResult({ product, search }: { product: Product; search: Search }) {
  const { request, ...options } = requestOf(search)
  const query = useListDayAvailabilityQuery(request, options)
  return (
    <>
      <p>
        <strong>{describeSearch(search)}</strong>
      </p>
      {query.isError ? (
        <p role="alert">
          <RetrySearch query={query} />
        </p>
      ) : (
        <FoundSlots product={product} search={search} />
      )}
    </>
  )
}
