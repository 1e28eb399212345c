import { api } from '@luzzu/api-core'
import type { Distribution } from '@luzzu/domain'
import { onSuccess } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

const distributionApi = api.enhanceEndpoints({ addTagTypes: ['Distribution'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listDistributions: query('GET /distributions', { providesTags: ['Distribution'] }),
      replaceDistribution: mutation('PUT /products/:id/distribution', {
        request: ({ productId, distribution }: { productId: number; distribution: Distribution }) => ({
          params: { id: productId },
          body: distribution,
        }),
        invalidatesTags: onSuccess(['Distribution']),
      }),
    }
  },
})

export const { useListDistributionsQuery, useReplaceDistributionMutation } = distributionApi
