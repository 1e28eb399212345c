import { useLocation, useSearchParams } from '@luzzu/routing'
import { readPagePosition, withPagePosition } from './page-position'

/** Cursor pagination, kept in the URL. `first` is the URL of the first page. */
export function usePagination(first: URLSearchParams) {
  const [params, setParams] = useSearchParams()
  const previousCursors = previousCursorsIn(useLocation().state)
  const position = readPagePosition(params)

  return {
    position,
    goToNext: (cursor: string) =>
      setParams(withPagePosition(first, { cursor, page: position.page + 1 }), {
        state: { previousCursors: [...previousCursors, position.cursor ?? ''] },
      }),
    goToPrevious: () => {
      const cursor = previousCursors.at(-1) || undefined
      setParams(withPagePosition(first, { cursor, page: position.page - 1 }), {
        state: { previousCursors: previousCursors.slice(0, -1) },
      })
    },
  }
}

/** A cursor only leads forward, so each history entry remembers the previous cursors. */
function previousCursorsIn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('earlier' in state)) return []
  return Array.isArray(state.earlier) ? state.earlier.filter((cursor) => typeof cursor === 'string') : []
}
