import { api, isSessionEnd, listTags, type PageState, sessionExpired } from '@luzzu/api-core'
import type { ProductFields } from '@luzzu/domain'
import type { Availability, Product, ProductWithAddons, QuoteAnswer } from '@luzzu/domain/contracts'
import { toFormData } from './form-data'
import type { IfMatch } from './if-match'
import { type Upload, upload } from './upload'

/** The defined fields of a product, and a new picture. */
export type ProductForm = Partial<ProductFields> & { image?: Blob }

/** Reports upload progress from 0 to 1. */
type Progress = { onProgress?: (sent: number) => void }

type Page = { getState: () => unknown; dispatch: (action: ReturnType<typeof sessionExpired>) => unknown }

/** Uploads a form with the session's token; ends the session when the server rejects it. */
async function send(page: Page, call: Omit<Upload, 'token'>) {
  const { token } = (page.getState() as PageState).session
  const result = await upload<Product>({ ...call, token })
  if (token && 'error' in result && isSessionEnd(result.error)) page.dispatch(sessionExpired(token))
  return result
}

type QuoteRequest = {
  productId: number
  date: string
  slotId: number
  addonIds?: readonly number[]
  guests?: number | undefined
  /** Whether staff book whatever window, notice and schedule say. */
  isOverride?: boolean
}

/** Dates as `YYYY-MM-DD`, both inclusive. */
type AvailabilityRequest = { productId: number; from: string; to: string }

const productsApi = api
  .enhanceEndpoints({ addTagTypes: ['Availability', 'Dashboard', 'Product'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listProducts: build.query<Product[], void>({
        query: () => '/products?image=url',
        providesTags: (products) => listTags('Product', products),
      }),
      findProduct: build.query<ProductWithAddons, number>({
        query: (id) => `/products/${id}?image=url`,
        providesTags: (_product, _error, id) => [{ type: 'Product', id }],
      }),
      listAvailability: build.query<Availability, AvailabilityRequest>({
        query: ({ productId, from, to }) => `/products/${productId}/availability?from=${from}&to=${to}`,
        providesTags: ['Availability'],
      }),
      /** What a booking costs. */
      quote: build.query<QuoteAnswer, QuoteRequest>({
        query: ({ productId, date, slotId, addonIds = [], guests, isOverride = false }) => ({
          url: `/products/${productId}/quote`,
          params: {
            date,
            slot_id: slotId,
            ...(addonIds.length > 0 && { addon_ids: addonIds.join(',') }),
            ...(guests !== undefined && { guests }),
            ...(isOverride && { override: true }),
          },
        }),
        providesTags: (_quote, _error, { productId }) => [{ type: 'Product', id: productId }],
      }),
      createProduct: build.mutation<Product, { fields: ProductForm } & Progress>({
        queryFn: ({ fields, onProgress }, page) =>
          send(page, { path: '/products', method: 'POST', form: toFormData(fields), onProgress }),
        invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Product', id: 'LIST' }]),
      }),
      updateProduct: build.mutation<Product, { id: number; change: ProductForm } & Progress & IfMatch>({
        queryFn: ({ id, change, onProgress, ifMatch }, page) =>
          send(page, {
            path: `/products/${id}`,
            method: 'PUT',
            form: toFormData(change),
            onProgress,
            ifMatch,
          }),
        invalidatesTags: (_done, error, { id }) => (error ? [] : [{ type: 'Product', id }, 'Availability']),
      }),
      deleteProduct: build.mutation<void, number>({
        query: (id) => ({ url: `/products/${id}`, method: 'DELETE' }),
        invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Product', id: 'LIST' }, 'Dashboard']),
      }),
    }),
  })

export const {
  useListProductsQuery,
  useFindProductQuery,
  useListAvailabilityQuery,
  useCreateProductMutation,
  useQuoteQuery,
  useUpdateProductMutation,
  useDeleteProductMutation,
} = productsApi
