import { withTag } from './endpoints/response-headers'
import type { IfMatch } from './operation-request'

/** The request of an operation on one record. */
export const byId = (id: number) => ({ params: { id } })

/** A query of one record with its version. It is fetched when editing begins, so it is not cached. */
export const versionById = <Resource>() => ({
  request: byId,
  transformResponse: withTag<Resource>,
  keepUnusedDataFor: 0,
})

/** The request of an operation that takes only a body. */
export const withBody = <Body>(body: Body) => ({ body })

/** A change of one record, based on a version of it. */
export type Change<Fields> = { id: number; change: Fields } & IfMatch

/** The request of an operation that changes one record. */
export const withChange = <Fields>({ id, change, ifMatch }: Change<Fields>) => ({
  params: { id },
  body: change,
  ifMatch,
})

/** For `invalidatesTags`: what a mutation outdates, unless it failed. */
export function onSuccess<const Tags, Arg>(outdated: Tags | ((arg: Arg) => Tags)) {
  return (_answer: unknown, error: unknown, arg: Arg): Tags | readonly [] => {
    if (error) return []
    return typeof outdated === 'function' ? (outdated as (arg: Arg) => Tags)(arg) : outdated
  }
}

/** Options of a query for what a screen is about: refetched when it opens, or is about something else. */
export const LIST_QUERY = { refetchOnMountOrArgChange: true } as const

/** Options of a query for what somebody waits for, on a page without a refresh of its own: fetched while it is looked at. */
export const POLLED_QUERY = {
  ...LIST_QUERY,
  pollingInterval: 20_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const
