import { api } from '@luzzu/api-core'

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A document as PDF. Resolves with an object URL, which the caller revokes after use. */
    downloadDocument: build.mutation<string, number>({
      query: (id) => ({
        url: `/documents/${id}.pdf`,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
  }),
})

export const { useDownloadDocumentMutation } = documentsApi
