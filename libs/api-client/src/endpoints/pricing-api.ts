import { api } from '@luzzu/api-core'
import type { Pricing } from '@luzzu/domain'
import { type Version, withTag } from './etag'
import { type IfMatch, ifMatchHeader } from './if-match'

type PricingChange = { productId: number; pricing: Pricing } & IfMatch

const pricingApi = api.enhanceEndpoints({ addTagTypes: ['Product'] }).injectEndpoints({
  endpoints: (build) => ({
    findPricingVersion: build.query<Version<Pricing>, number>({
      query: (productId) => `/products/${productId}/pricing`,
      transformResponse: withTag<Pricing>,
      // Fetched when editing begins, so it is not cached.
      keepUnusedDataFor: 0,
    }),
    updatePricing: build.mutation<Version<Pricing>, PricingChange>({
      query: ({ productId, pricing, ifMatch }) => ({
        url: `/products/${productId}/pricing`,
        method: 'PUT',
        body: pricing,
        headers: ifMatchHeader(ifMatch),
      }),
      transformResponse: withTag<Pricing>,
      invalidatesTags: (_done, error, { productId }) => (error ? [] : [{ type: 'Product', id: productId }]),
    }),
  }),
})

export const { useLazyFindPricingVersionQuery, useUpdatePricingMutation } = pricingApi
