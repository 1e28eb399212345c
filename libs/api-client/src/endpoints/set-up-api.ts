import { api } from '@luzzu/api-core'
import type { Samples } from '@luzzu/domain/contracts'
import { onSuccess } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

/** Editing one of them makes it the owner's own. */
const tagsOf = ({ product_ids, faq_ids, activity_ids }: Samples) => [
  ...['LIST', ...product_ids].map((id) => ({ type: 'Product' as const, id })),
  ...['LIST', ...faq_ids].map((id) => ({ type: 'Faq' as const, id })),
  ...['LIST', ...activity_ids].map((id) => ({ type: 'Activity' as const, id })),
]

const setUpApi = api
  .enhanceEndpoints({ addTagTypes: ['Activity', 'Availability', 'Faq', 'Product', 'Site'] })
  .injectEndpoints({
    endpoints: (build) => {
      const { query, mutation } = endpointsOf(build)
      return {
        getSetUp: query('GET /set-up', {
          providesTags: (setUp) => ['Site', ...(setUp ? tagsOf(setUp.samples) : [])],
        }),
        deleteSamples: mutation('DELETE /samples', {
          invalidatesTags: onSuccess(['Activity', 'Availability', 'Faq', 'Product', 'Site']),
        }),
      }
    },
  })

export const { useGetSetUpQuery, useDeleteSamplesMutation } = setUpApi
