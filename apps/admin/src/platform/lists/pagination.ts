import { isApiError } from '@luzzu/api-client'
import { useSearchParams } from '@luzzu/routing'
import { useEffect, useEffectEvent } from 'react'
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
  const goTo = (cursors: readonly string[], options = {}) => setParams(pageUrl(first, cursors), options)
  const before = position.cursors.slice(0, -1)

  return {
    position,
    goToNext: (cursor: string) => goTo([...position.cursors, cursor]),
    goToPrevious: () => goTo(before),
    /** Goes to the page before as if this one had never been. */
    leave: () => goTo(before, { replace: true }),
  }
}

/**
 * Leaves a page that has been emptied, as by a decision about its last rows, or whose cursor is none of this list, for
 * the one before. Whether it is one: until the other is there, the list loads. `shown`: how many rows it has,
 * `undefined` while they are loading or have failed with `error`.
 */
export function useLostPage(
  { position, leave }: Pick<ReturnType<typeof usePagination>, 'position' | 'leave'>,
  shown: number | undefined,
  error?: unknown,
): boolean {
  const isLost = position.page > 1 && (shown === 0 || isRefused(error))
  const leaveLost = useEffectEvent(leave)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page before may be lost as well
  useEffect(() => {
    if (isLost) leaveLost()
  }, [isLost, position.cursor])
  return isLost
}

const isRefused = (error: unknown): boolean => isApiError(error) && error.status === 400
