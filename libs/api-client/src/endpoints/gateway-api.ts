import { api } from '@luzzu/api-core'
import { endpointsOf } from '../operation-endpoints'

const gatewayApi = api.enhanceEndpoints({ addTagTypes: ['Gateway'] }).injectEndpoints({
  endpoints: (build) => {
    const { query } = endpointsOf(build)
    return {
      /** What payments online depend on. */
      getGateway: query('GET /payments/gateway', { providesTags: ['Gateway'] }),
    }
  },
})

export const { useGetGatewayQuery } = gatewayApi
