import { api } from '@luzzu/api-core'
import type { Pricing } from '@luzzu/domain'
import { onSuccess, versionById, withChange } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

const pricingApi = api.enhanceEndpoints({ addTagTypes: ['Product'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      findPricingVersion: query('GET /products/:id/pricing', versionById<Pricing>()),
      updatePricing: mutation('PUT /products/:id/pricing', {
        request: withChange<Pricing>,
        invalidatesTags: onSuccess(({ id }) => [{ type: 'Product', id }]),
      }),
    }
  },
})

export const { useLazyFindPricingVersionQuery, useUpdatePricingMutation } = pricingApi
