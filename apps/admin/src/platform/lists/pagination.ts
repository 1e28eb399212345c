import { useSearchParams } from '@luzzu/routing'
import { formatCount } from './format-count'

/** A page of a list: its number, and the cursors of the second page up to this one, the last of which is its own. */
export type PagePosition = { cursors: readonly string[]; cursor: string | undefined; page: number }

export const PAGE_SIZE = 25

const PARAM = 'cursor'

/** A cursor only leads forward, so a URL holds those of the pages before as well. */
export function readPagePosition(params: URLSearchParams): PagePosition {
  const cursors = params.getAll(PARAM).filter(Boolean)
  return { cursors, cursor: cursors.at(-1), page: cursors.length + 1 }
}

/** The URL of the page behind these cursors; `first` is the URL of the first page. */
export function pageUrl(first: URLSearchParams, cursors: readonly string[]): URLSearchParams {
  const params = new URLSearchParams(first)
  for (const cursor of cursors) params.append(PARAM, cursor)
  return params
}

/** `26 to 50 of 1,284`. */
export function describeRange({ page }: Pick<PagePosition, 'page'>, shown: number, total: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  return `${formatCount(first)} to ${formatCount(first + shown - 1)} of ${formatCount(total)}`
}

/** Cursor pagination, kept in the URL. `first` is the URL of the first page. */
export function usePagination(first: URLSearchParams) {
  const [params, setParams] = useSearchParams()
  const position = readPagePosition(params)
  const goTo = (cursors: readonly string[]) => setParams(pageUrl(first, cursors))

  return {
    position,
    goToNext: (cursor: string) => goTo([...position.cursors, cursor]),
    goToPrevious: () => goTo(position.cursors.slice(0, -1)),
  }
}
