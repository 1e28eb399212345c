import { api } from '@luzzu/api-core'
import type { Faq } from '@luzzu/domain/contracts'
import { onSuccess } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
import { faqsApi } from './faqs-api'

/** Apart from the other endpoints, which the home page loads. */
const faqOrderApi = api.enhanceEndpoints({ addTagTypes: ['Faq'] }).injectEndpoints({
  endpoints: (build) => {
    const { mutation } = endpointsOf(build)
    return {
      /** Puts all FAQs in an order, which is shown at once. */
      orderFaqs: mutation('PUT /faqs/order', {
        request: (faqs: readonly Faq[]) => ({ body: { ids: faqs.map(({ id }) => id) } }),
        invalidatesTags: onSuccess(['Faq']),
        onQueryStarted(faqs, { dispatch, queryFulfilled }) {
          const shown = dispatch(faqsApi.util.updateQueryData('listFaqs', undefined, () => [...faqs]))
          queryFulfilled.catch(shown.undo)
        },
      }),
    }
  },
})

export const { useOrderFaqsMutation } = faqOrderApi
