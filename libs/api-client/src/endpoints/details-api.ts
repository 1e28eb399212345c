import { api } from '@luzzu/api-core'
import type { DetailsChange, ProductDetails, ProductPicture } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'
import { requestOf } from '../operation-request'
import { toFormData } from './form-data'
import { type Version, withTag } from './response-headers'
import { type Progress, sendForm } from './send-form'

type Change = { productId: number; details: DetailsChange } & IfMatch
type NewPicture = { productId: number; image: Blob; alt: string } & Progress & IfMatch

const detailsApi = api.enhanceEndpoints({ addTagTypes: ['Product'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      findDetails: query('GET /products/:id/details', {
        request: (productId: number) => ({ params: { id: productId } }),
        providesTags: (_details, _error, productId) => [{ type: 'Product', id: productId }],
      }),
      findDetailsVersion: query('GET /products/:id/details', {
        request: (productId: number) => ({ params: { id: productId } }),
        transformResponse: withTag<ProductDetails>,
        // Fetched when editing begins, so it is not cached.
        keepUnusedDataFor: 0,
      }),
      updateDetails: mutation('PUT /products/:id/details', {
        request: ({ productId, details, ifMatch }: Change) => ({
          params: { id: productId },
          body: details,
          ifMatch,
        }),
        transformResponse: withTag<ProductDetails>,
        invalidatesTags: (_done, error, { productId }) => (error ? [] : [{ type: 'Product', id: productId }]),
      }),
      /** The picture, with the `ETag` that the details have with it. */
      addPicture: build.mutation<Version<ProductPicture>, NewPicture>({
        queryFn: async ({ productId, image, alt, onProgress, ifMatch }, page) => {
          const body = toFormData({ alt, image })
          const request = requestOf('POST /products/:id/pictures', {
            params: { id: productId },
            body,
            ifMatch,
          })
          const sent = await sendForm<ProductPicture>(page, request, onProgress)
          return 'error' in sent ? sent : { data: { record: sent.data, etag: sent.meta.etag } }
        },
        invalidatesTags: (_done, error, { productId }) => (error ? [] : [{ type: 'Product', id: productId }]),
      }),
    }
  },
})

export const {
  useFindDetailsQuery,
  useLazyFindDetailsVersionQuery,
  useUpdateDetailsMutation,
  useAddPictureMutation,
} = detailsApi
