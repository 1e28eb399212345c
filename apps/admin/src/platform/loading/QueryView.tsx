import { ErrorState } from '@luzzu/ui'
import type { ReactNode } from 'react'

/** What a page needs to know of a query. */
export type QueryState<Data> = {
  data?: Data | undefined
  /** What belongs to the present question; `data` may still be the answer to the one before. */
  currentData?: Data | undefined
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

type QueryViewProps<Data> = {
  query: QueryState<Data>
  /** Says what is missing when it could not be fetched. */
  failure: string
  /** The shape of what is on its way. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** Data in each of its states. What was fetched once stays while it is fetched again. */
export function QueryView<Data>({ query, failure, waiting, children }: QueryViewProps<Data>) {
  const data = query.isError ? query.currentData : query.data
  if (data !== undefined) return children(data)
  if (!query.isError) return waiting
  return <ErrorState title={failure} onRetry={query.refetch} retrying={query.isFetching} />
}
