import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query'
import { TAG_TYPES } from './tags'

/** Without endpoints: each area injects those it uses, so an area can bring new ones to an unchanged page. */
export const api = createApi({
  baseQuery,
  tagTypes: TAG_TYPES,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
