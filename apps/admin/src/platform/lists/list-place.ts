import { showCount } from './show-count'

/** Which page of a list: where it begins, and the how manieth it is. */
export type ListPlace = { cursor: string | undefined; page: number }

export const PAGE_SIZE = 25
/** The API takes no longer text to search for. */
export const MAX_SEARCH = 100

export function placeFrom(params: URLSearchParams): ListPlace {
  const cursor = params.get('cursor') ?? undefined
  const page = Number(params.get('page'))
  return cursor !== undefined && Number.isInteger(page) && page > 1
    ? { cursor, page }
    : { cursor: undefined, page: 1 }
}

/** An address of the first page, led on to another one. */
export function addressAt(first: URLSearchParams, { cursor, page }: ListPlace): URLSearchParams {
  const params = new URLSearchParams(first)
  if (cursor !== undefined) {
    params.set('cursor', cursor)
    params.set('page', String(page))
  }
  return params
}

/** `26 to 50 of 1,284`. */
export function describePlace({ page }: ListPlace, shown: number, total: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  return `${showCount(first)} to ${showCount(first + shown - 1)} of ${showCount(total)}`
}
