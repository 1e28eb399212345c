import type { QueryState } from './QueryView'
import { type RefreshedQuery, sourceOf, useRefreshed } from './use-refreshed'

/** What a screen refers to, such as the names of products: fetched once, and refreshed with the screen. */
export function useReference<Query extends RefreshedQuery>(query: Query): Query {
  useRefreshed(sourceOf(query))
  return query
}

type BoardQuery<Data> = QueryState<Data> & RefreshedQuery

/** A board: rows that are shown when everything that they refer to is there. All of it as one query of the rows. */
export function boardOf<Data>(
  rows: BoardQuery<Data>,
  references: readonly BoardQuery<unknown>[],
): QueryState<Data> {
  const queries = [rows, ...references]
  const data = queries.every(({ currentData }) => currentData !== undefined) ? rows.currentData : undefined
  return {
    data,
    currentData: data,
    isError: queries.some(({ isError }) => isError),
    isFetching: queries.some(({ isFetching }) => isFetching),
    source: sourceOf(rows),
    refetch() {
      for (const { refetch } of queries) refetch()
    },
  }
}
