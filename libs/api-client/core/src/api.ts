import {
  createApi,
  type EndpointBuilder,
  type MutationExtraOptions,
  type QueryExtraOptions,
} from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query'

/** Without endpoints and tags: each area injects those it uses, so an area can add its own to an unchanged shell. */
export const api = createApi({
  baseQuery,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})

export type ApiBuilder<Tag extends string> = EndpointBuilder<typeof baseQuery, Tag, 'api'>

/** Options of an endpoint beside its request. */
export type QueryOptions<Tag extends string, Result, Arg> = Omit<
  QueryExtraOptions<Tag, Result, Arg, typeof baseQuery, 'api'>,
  'type'
>
export type MutationOptions<Tag extends string, Result, Arg> = Omit<
  MutationExtraOptions<Tag, Result, Arg, typeof baseQuery, 'api'>,
  'type'
>

type Tag<Type extends string> = { type: Type; id: number | 'LIST' }

/** Tags of a list: each item, and the list itself. */
export function listTags<Type extends string>(type: Type, rows: readonly { id: number }[] = []): Tag<Type>[] {
  return [...rows.map(({ id }) => ({ type, id })), { type, id: 'LIST' }]
}

/** How a change ended: what the server answered, or why it failed. A refusal is a value; only bugs are thrown. */
export type Answer<Data> = { data: Data; error?: undefined } | { data?: undefined; error: object }

/** How a fetch ended. After an error, `data` is that of an earlier one, if there was any. */
export type Fetched<Data> = { data?: Data | undefined; error?: unknown }
