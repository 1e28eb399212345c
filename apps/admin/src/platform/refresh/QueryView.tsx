import { referenceOf } from '@luzzu/api-client'
import { ErrorState } from '@luzzu/ui'
import { type ReactNode, useDeferredValue } from 'react'
import type { Source } from './screen-refresh'
import { sourceOf, useRefreshed } from './use-refreshed'

/** The parts of a query's state that a page needs. */
export type QueryState<Data> = {
  data?: Data | undefined
  /** Data of the current arguments; `data` may belong to previous ones. */
  currentData?: Data | undefined
  isFetching: boolean
  isError: boolean
  error?: unknown
  refetch: () => unknown
  /** When the data was fetched, in milliseconds. */
  fulfilledTimeStamp?: number | undefined
  /** How the screen’s refresh updates it, where that is not by fetching it again. */
  source?: Source | undefined
}

type QueryViewProps<Data> = {
  query: QueryState<Data>
  /** Title of the error state. */
  failure: string
  /** Skeleton of the content. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders a query in each of its states, and refreshes it with the screen. Data stays visible while it is refetched. */
export function QueryView<Data>({ query, failure, skeleton, children }: QueryViewProps<Data>) {
  // What failed at first has a button for that.
  const refresh = () => query.data !== undefined && query.refetch()
  useRefreshed(query.source ?? { ...sourceOf(query), refresh })
  const data = query.isError ? query.currentData : query.data
  // Data that comes in place of a skeleton is rendered without holding the page up.
  const isRendered = useDeferredValue(data !== undefined)
  if (data !== undefined && isRendered) return children(data)
  // While it is tried again, the failure stays, with the button that has the focus.
  const hasFailed = query.isError || (query.isFetching && query.error !== undefined)
  if (!hasFailed) return skeleton
  return (
    <ErrorState title={failure} onRetry={query.refetch} retrying={query.isFetching}>
      {referenceOf(query.error)}
    </ErrorState>
  )
}
