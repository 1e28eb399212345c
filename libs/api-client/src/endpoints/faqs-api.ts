import { api, listTags } from '@luzzu/api-core'
import type { FaqFields } from '@luzzu/domain'
import type { Faq } from '@luzzu/domain/contracts'
import { type IfMatch, ifMatchHeader } from './if-match'

const faqsApi = api.enhanceEndpoints({ addTagTypes: ['Faq'] }).injectEndpoints({
  endpoints: (build) => ({
    listFaqs: build.query<Faq[], void>({
      query: () => '/faqs',
      providesTags: (faqs) => listTags('Faq', faqs),
    }),
    createFaq: build.mutation<Faq, FaqFields>({
      query: (body) => ({ url: '/faqs', method: 'POST', body }),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Faq', id: 'LIST' }]),
    }),
    updateFaq: build.mutation<Faq, { id: number; change: Partial<FaqFields> } & IfMatch>({
      query: ({ id, change, ifMatch }) => ({
        url: `/faqs/${id}`,
        method: 'PUT',
        body: change,
        headers: ifMatchHeader(ifMatch),
      }),
      invalidatesTags: (_done, error, { id }) => (error ? [] : [{ type: 'Faq', id }]),
    }),
    deleteFaq: build.mutation<void, number>({
      query: (id) => ({ url: `/faqs/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Faq', id: 'LIST' }]),
    }),
  }),
})

export const { useListFaqsQuery, useCreateFaqMutation, useUpdateFaqMutation, useDeleteFaqMutation } = faqsApi
