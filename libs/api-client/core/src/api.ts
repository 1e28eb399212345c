import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query'

/** Without endpoints and tags: each area injects those it uses, so an area can add its own to an unchanged shell. */
export const api = createApi({
  baseQuery,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
