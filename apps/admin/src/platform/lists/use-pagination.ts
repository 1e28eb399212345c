import { useSearchParams } from '@luzzu/routing'
import { addressOfPage, readPagePosition } from './page-position'

/** Cursor pagination, kept in the URL. `first` is the URL of the first page. */
export function usePagination(first: URLSearchParams) {
  const [params, setParams] = useSearchParams()
  const position = readPagePosition(params)
  const goTo = (cursors: readonly string[]) => setParams(addressOfPage(first, cursors))

  return {
    position,
    goToNext: (cursor: string) => goTo([...position.cursors, cursor]),
    goToPrevious: () => goTo(position.cursors.slice(0, -1)),
  }
}
