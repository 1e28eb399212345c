import { api, listTags } from '@luzzu/api-core'
import type { FaqFields } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'

const faqsApi = api.enhanceEndpoints({ addTagTypes: ['Faq'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listFaqs: query('GET /faqs', { providesTags: (faqs) => listTags('Faq', faqs) }),
      createFaq: mutation('POST /faqs', {
        request: (body: FaqFields) => ({ body }),
        invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Faq', id: 'LIST' }]),
      }),
      updateFaq: mutation('PUT /faqs/:id', {
        request: ({ id, change, ifMatch }: { id: number; change: Partial<FaqFields> } & IfMatch) => ({
          params: { id },
          body: change,
          ifMatch,
        }),
        invalidatesTags: (_done, error, { id }) => (error ? [] : [{ type: 'Faq', id }]),
      }),
      deleteFaq: mutation('DELETE /faqs/:id', {
        request: (id: number) => ({ params: { id } }),
        invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Faq', id: 'LIST' }]),
      }),
    }
  },
})

export const { useListFaqsQuery, useCreateFaqMutation, useUpdateFaqMutation, useDeleteFaqMutation } = faqsApi
