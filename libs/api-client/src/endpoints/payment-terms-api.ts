import { api } from '@luzzu/api-core'
import type { PaymentTerms } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'
import { withTag } from './response-headers'

type TermsChange = { productId: number; terms: PaymentTerms } & IfMatch

const paymentTermsApi = api.enhanceEndpoints({ addTagTypes: ['Product'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      getPaymentTerms: query('GET /products/:id/payment-terms', {
        request: (productId: number) => ({ params: { id: productId } }),
        providesTags: (_terms, _error, id) => [{ type: 'Product', id }],
      }),
      findPaymentTermsVersion: query('GET /products/:id/payment-terms', {
        request: (productId: number) => ({ params: { id: productId } }),
        transformResponse: withTag<PaymentTerms>,
        // Fetched when editing begins, so it is not cached.
        keepUnusedDataFor: 0,
      }),
      updatePaymentTerms: mutation('PUT /products/:id/payment-terms', {
        request: ({ productId, terms, ifMatch }: TermsChange) => ({
          params: { id: productId },
          body: terms,
          ifMatch,
        }),
        transformResponse: withTag<PaymentTerms>,
        invalidatesTags: (_done, error, { productId }) => (error ? [] : [{ type: 'Product', id: productId }]),
      }),
    }
  },
})

export const { useGetPaymentTermsQuery, useLazyFindPaymentTermsVersionQuery, useUpdatePaymentTermsMutation } =
  paymentTermsApi
