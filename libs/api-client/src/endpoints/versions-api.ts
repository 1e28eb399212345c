import { api } from '@luzzu/api-core'
import type { Activity, Addon, Faq, Product } from '@luzzu/domain/contracts'

/** The current version of a record, with its ETag. */
export type Version<Resource> = { record: Resource; etag: string | null }

const withTag = <Resource>(record: Resource, meta: unknown): Version<Resource> => ({
  record,
  etag: (meta as { response?: Response } | undefined)?.response?.headers.get('etag') ?? null,
})

// Fetched when editing begins, so it is not cached.
const options = { keepUnusedDataFor: 0 }

const versionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findFaqVersion: build.query<Version<Faq>, number>({
      query: (id) => `/faqs/${id}`,
      transformResponse: withTag<Faq>,
      ...options,
    }),
    findActivityVersion: build.query<Version<Activity>, number>({
      query: (id) => `/activities/${id}`,
      transformResponse: withTag<Activity>,
      ...options,
    }),
    findAddonVersion: build.query<Version<Addon>, number>({
      query: (id) => `/addons/${id}`,
      transformResponse: withTag<Addon>,
      ...options,
    }),
    findProductVersion: build.query<Version<Product>, number>({
      query: (id) => `/products/${id}?image=url`,
      transformResponse: withTag<Product>,
      ...options,
    }),
  }),
})

export const {
  useLazyFindFaqVersionQuery,
  useLazyFindActivityVersionQuery,
  useLazyFindAddonVersionQuery,
  useLazyFindProductVersionQuery,
} = versionsApi
