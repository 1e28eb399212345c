import { api } from '@luzzu/api-core'
import type { PaymentTerms } from '@luzzu/domain'
import { byId, onSuccess, versionById, withChange } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

const paymentTermsApi = api.enhanceEndpoints({ addTagTypes: ['Product'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      getPaymentTerms: query('GET /products/:id/payment-terms', {
        request: byId,
        providesTags: (_terms, _error, id) => [{ type: 'Product', id }],
      }),
      findPaymentTermsVersion: query('GET /products/:id/payment-terms', versionById<PaymentTerms>()),
      updatePaymentTerms: mutation('PUT /products/:id/payment-terms', {
        request: withChange<PaymentTerms>,
        invalidatesTags: onSuccess(({ id }) => [{ type: 'Product', id }]),
      }),
    }
  },
})

export const { useGetPaymentTermsQuery, useLazyFindPaymentTermsVersionQuery, useUpdatePaymentTermsMutation } =
  paymentTermsApi
