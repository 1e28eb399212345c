import { api } from '@luzzu/api-core'
import type { DocumentKind } from '@luzzu/domain'
import type { ListedDocument } from '@luzzu/domain/contracts'
import { endpointsOf } from '../operation-endpoints'
import { requestOf } from '../operation-request'
import { asObjectUrl } from './object-url'
import { pageOf } from './response-headers'

type DocumentFilter = { q?: string; year?: number; kind?: DocumentKind; limit?: number; cursor?: string }

const documentsApi = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => {
    const { query } = endpointsOf(build)
    return {
      listDocuments: query('GET /documents', {
        request: (filter: DocumentFilter) => ({ query: filter }),
        transformResponse: (documents: ListedDocument[], meta) => pageOf(documents, meta),
        providesTags: ['Order'],
      }),
      /** A document as PDF. */
      downloadDocument: build.mutation<string, number>({
        query: (id) => ({
          ...requestOf('GET /documents/:id.pdf', { params: { id } }),
          ...asObjectUrl,
        }),
      }),
    }
  },
})

export const { useListDocumentsQuery, useDownloadDocumentMutation } = documentsApi
