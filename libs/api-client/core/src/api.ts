import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query'
import { TAG_TYPES } from './tags'

/** Without endpoints: each area injects those it uses, so an area can add endpoints to an unchanged shell. */
export const api = createApi({
  baseQuery,
  tagTypes: TAG_TYPES,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
