import { api } from '@luzzu/api-core'
import type { Pricing } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'
import { withTag } from './response-headers'

type PricingChange = { productId: number; pricing: Pricing } & IfMatch

const pricingApi = api.enhanceEndpoints({ addTagTypes: ['Product'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      findPricingVersion: query('GET /products/:id/pricing', {
        request: (productId: number) => ({ params: { id: productId } }),
        transformResponse: withTag<Pricing>,
        // Fetched when editing begins, so it is not cached.
        keepUnusedDataFor: 0,
      }),
      updatePricing: mutation('PUT /products/:id/pricing', {
        request: ({ productId, pricing, ifMatch }: PricingChange) => ({
          params: { id: productId },
          body: pricing,
          ifMatch,
        }),
        transformResponse: withTag<Pricing>,
        invalidatesTags: (_done, error, { productId }) => (error ? [] : [{ type: 'Product', id: productId }]),
      }),
    }
  },
})

export const { useLazyFindPricingVersionQuery, useUpdatePricingMutation } = pricingApi
