import { formatCount } from './format-count'

/** A page of a list: its cursor and its number. */
export type PagePosition = { cursor: string | undefined; page: number }

export const PAGE_SIZE = 25

export function readPagePosition(params: URLSearchParams): PagePosition {
  const cursor = params.get('cursor') ?? undefined
  const page = Number(params.get('page'))
  return cursor !== undefined && Number.isInteger(page) && page > 1
    ? { cursor, page }
    : { cursor: undefined, page: 1 }
}

/** Adds cursor and page number to the URL of the first page. */
export function withPagePosition(first: URLSearchParams, { cursor, page }: PagePosition): URLSearchParams {
  const params = new URLSearchParams(first)
  if (cursor !== undefined) {
    params.set('cursor', cursor)
    params.set('page', String(page))
  }
  return params
}

/** `26 to 50 of 1,284`. */
export function describeRange({ page }: PagePosition, shown: number, total: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  return `${formatCount(first)} to ${formatCount(first + shown - 1)} of ${formatCount(total)}`
}
