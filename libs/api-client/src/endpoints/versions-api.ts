import { api } from '@luzzu/api-core'
import type { Activity, Addon, Faq, Product, TimeSlot } from '@luzzu/domain/contracts'
import { endpointsOf } from '../operation-endpoints'
import { type Version, withTag } from './response-headers'

export type { Version }

// Fetched when editing begins, so it is not cached.
const options = { keepUnusedDataFor: 0 }

/** Pictures by address, not as bytes. */
const WITHOUT_BYTES = { image: 'url' } as const

const versionsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = endpointsOf(build)
    return {
      findFaqVersion: query('GET /faqs/:id', {
        request: (id: number) => ({ params: { id } }),
        transformResponse: withTag<Faq>,
        ...options,
      }),
      findActivityVersion: query('GET /activities/:id', {
        request: (id: number) => ({ params: { id } }),
        transformResponse: withTag<Activity>,
        ...options,
      }),
      findAddonVersion: query('GET /addons/:id', {
        request: (id: number) => ({ params: { id } }),
        transformResponse: withTag<Addon>,
        ...options,
      }),
      findProductVersion: query('GET /products/:id', {
        request: (id: number) => ({ params: { id }, query: WITHOUT_BYTES }),
        transformResponse: withTag<Product>,
        ...options,
      }),
      findTimeSlotVersion: query('GET /time-slots/:id', {
        request: (id: number) => ({ params: { id } }),
        transformResponse: withTag<TimeSlot>,
        ...options,
      }),
    }
  },
})

export const {
  useLazyFindFaqVersionQuery,
  useLazyFindActivityVersionQuery,
  useLazyFindAddonVersionQuery,
  useLazyFindProductVersionQuery,
  useLazyFindTimeSlotVersionQuery,
} = versionsApi
