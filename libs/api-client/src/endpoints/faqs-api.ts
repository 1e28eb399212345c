import { api, listTags } from '@luzzu/api-core'
import type { FaqFields } from '@luzzu/domain'
import { byId, onSuccess, withBody, withChange } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

const LIST = { type: 'Faq', id: 'LIST' } as const

export const faqsApi = api.enhanceEndpoints({ addTagTypes: ['Faq'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listFaqs: query('GET /faqs', { providesTags: (faqs) => listTags('Faq', faqs) }),
      createFaq: mutation('POST /faqs', {
        request: withBody<FaqFields>,
        invalidatesTags: onSuccess([LIST]),
      }),
      updateFaq: mutation('PUT /faqs/:id', {
        request: withChange<Partial<FaqFields>>,
        invalidatesTags: onSuccess(({ id }) => [{ type: 'Faq', id }]),
      }),
      deleteFaq: mutation('DELETE /faqs/:id', {
        request: byId,
        invalidatesTags: onSuccess([LIST]),
      }),
    }
  },
})

export const { useListFaqsQuery, useCreateFaqMutation, useUpdateFaqMutation, useDeleteFaqMutation } = faqsApi
