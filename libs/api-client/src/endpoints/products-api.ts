import { api, listTags } from '@luzzu/api-core'
import type { ProductFields } from '@luzzu/domain'
import type { Availability, Product, ProductWithAddons } from '@luzzu/domain/contracts'
import { toForm } from './form-data'

/** The fields of a product that are set, and its picture where one was chosen. */
export type ProductForm = Partial<ProductFields> & { image?: Blob }

/** Days as `YYYY-MM-DD`, both included. */
type AvailabilityRequest = { productId: number; from: string; to: string }

const productsApi = api.injectEndpoints({
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
    createProduct: build.mutation<Product, ProductForm>({
      query: (fields) => ({ url: '/products', method: 'POST', body: toForm(fields) }),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Product', id: 'LIST' }]),
    }),
    updateProduct: build.mutation<Product, { id: number; change: ProductForm }>({
      query: ({ id, change }) => ({ url: `/products/${id}`, method: 'PUT', body: toForm(change) }),
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
  useUpdateProductMutation,
  useDeleteProductMutation,
} = productsApi
