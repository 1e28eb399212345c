import { useLocation, useSearchParams } from '@luzzu/routing'
import { addressAt, placeFrom } from './list-place'

/** The way through a list page by page, kept in the address. `first` is the address of its first page. */
export function usePages(first: URLSearchParams) {
  const [params, setParams] = useSearchParams()
  const earlier = earlierIn(useLocation().state)
  const place = placeFrom(params)

  return {
    place,
    goOn: (cursor: string) =>
      setParams(addressAt(first, { cursor, page: place.page + 1 }), {
        state: { earlier: [...earlier, place.cursor ?? ''] },
      }),
    goBack: () => {
      const cursor = earlier.at(-1) || undefined
      setParams(addressAt(first, { cursor, page: place.page - 1 }), {
        state: { earlier: earlier.slice(0, -1) },
      })
    },
  }
}

/** A cursor leads only on, so each page remembers those before it, the first of which has none. */
function earlierIn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('earlier' in state)) return []
  return Array.isArray(state.earlier) ? state.earlier.filter((cursor) => typeof cursor === 'string') : []
}
