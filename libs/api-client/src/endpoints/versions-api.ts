import { api } from '@luzzu/api-core'
import type { Activity, Addon, Faq, Product, TimeSlot } from '@luzzu/domain/contracts'
import { versionById } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

export type { Version } from './response-headers'

/** Pictures by address, not as bytes. */
const WITHOUT_BYTES = { image: 'url' } as const

const versionsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = endpointsOf(build)
    return {
      findFaqVersion: query('GET /faqs/:id', versionById<Faq>()),
      findActivityVersion: query('GET /activities/:id', versionById<Activity>()),
      findAddonVersion: query('GET /addons/:id', versionById<Addon>()),
      findProductVersion: query('GET /products/:id', {
        ...versionById<Product>(),
        request: (id: number) => ({ params: { id }, query: WITHOUT_BYTES }),
      }),
      findTimeSlotVersion: query('GET /time-slots/:id', versionById<TimeSlot>()),
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
