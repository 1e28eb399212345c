import { api } from '@luzzu/api-core'
import type { DetailsChange, ProductDetails, ProductPicture } from '@luzzu/domain'
import { byId, onSuccess, versionById, withChange } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'
import { requestOf } from '../operation-request'
import { toFormData } from './form-data'
import type { Version } from './response-headers'
import { type Progress, sendForm } from './send-form'

type NewPicture = { productId: number; image: Blob; alt: string } & Progress & IfMatch

const detailsApi = api.enhanceEndpoints({ addTagTypes: ['Product'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      findDetails: query('GET /products/:id/details', {
        request: byId,
        providesTags: (_details, _error, productId) => [{ type: 'Product', id: productId }],
      }),
      findDetailsVersion: query('GET /products/:id/details', versionById<ProductDetails>()),
      updateDetails: mutation('PUT /products/:id/details', {
        request: withChange<DetailsChange>,
        invalidatesTags: onSuccess(({ id }) => [{ type: 'Product', id }]),
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
        invalidatesTags: onSuccess(({ productId }) => [{ type: 'Product', id: productId }]),
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
