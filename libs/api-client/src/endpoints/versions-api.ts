import { api } from '@luzzu/api-core'
import type { Activity, Addon, Faq, Product, TimeSlot } from '@luzzu/domain/contracts'
import { type Version, withTag } from './etag'

export type { Version }

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
    findTimeSlotVersion: build.query<Version<TimeSlot>, number>({
      query: (id) => `/time-slots/${id}`,
      transformResponse: withTag<TimeSlot>,
      ...options,
    }),
  }),
})

export const {
  useLazyFindFaqVersionQuery,
  useLazyFindActivityVersionQuery,
  useLazyFindAddonVersionQuery,
  useLazyFindProductVersionQuery,
  useLazyFindTimeSlotVersionQuery,
} = versionsApi
