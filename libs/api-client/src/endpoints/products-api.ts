import { api, listTags } from '@luzzu/api-core'
import { type CalendarDate, eachDay, type ProductFields } from '@luzzu/domain'
import type { DayAvailability, Product } from '@luzzu/domain/contracts'
import { byId, onSuccess } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'
import { requestOf } from '../operation-request'
import { toFormData } from './form-data'
import { type Progress, sendForm } from './send-form'

/** The defined fields of a product, and a new picture. */
export type ProductForm = Partial<ProductFields> & { image?: Blob }

type QuoteRequest = {
  productId: number
  date: string
  slotId: number
  addonIds?: readonly number[]
  guests?: number | undefined
  /** Whether staff book whatever window, notice and schedule say. */
  isOverride?: boolean
}

/** Dates as `YYYY-MM-DD`, both inclusive. With `guests` prices are for that many. */
type AvailabilityRequest = { productId: number; from: string; to: string; guests?: number | undefined }

/** The date as `YYYY-MM-DD`. */
type DayAvailabilityRequest = { date: string; guests?: number | undefined }

type DaysAvailability = { date: CalendarDate; products: DayAvailability }[]

/** Pictures by address, not as bytes. */
const WITHOUT_BYTES = { image: 'url' } as const

const productsApi = api
  .enhanceEndpoints({ addTagTypes: ['Availability', 'Dashboard', 'Product'] })
  .injectEndpoints({
    endpoints: (build) => {
      const { query, mutation } = endpointsOf(build)
      return {
        listProducts: query('GET /products', {
          request: () => ({ query: WITHOUT_BYTES }),
          providesTags: (products) => listTags('Product', products),
        }),
        findProduct: query('GET /products/:id', {
          request: (id: number) => ({ params: { id }, query: WITHOUT_BYTES }),
          providesTags: (_product, _error, id) => [{ type: 'Product', id }],
        }),
        listAvailability: query('GET /products/:id/availability', {
          request: ({ productId, from, to, guests }: AvailabilityRequest) => ({
            params: { id: productId },
            query: { from, to, ...(guests !== undefined && { guests }) },
          }),
          providesTags: ['Availability'],
        }),
        /** What every product has on a day. */
        listDayAvailability: query('GET /availability', {
          request: ({ date, guests }: DayAvailabilityRequest) => ({
            query: { date, ...(guests !== undefined && { guests }) },
          }),
          providesTags: ['Availability'],
        }),
        /** What every product has on each day between the bounds, `YYYY-MM-DD`, both included. */
        listDaysAvailability: build.query<DaysAvailability, { from: CalendarDate; to: CalendarDate }>({
          async queryFn({ from, to }, _api, _options, fetch) {
            const dates = eachDay(from, to)
            const days = await Promise.all(
              dates.map((date) => fetch(requestOf('GET /availability', { query: { date } }))),
            )
            const failed = days.find(({ error }) => error)
            if (failed?.error) return { error: failed.error }
            return {
              data: days.map(({ data }, index) => ({
                date: dates[index] ?? from,
                products: data as DayAvailability,
              })),
            }
          },
          providesTags: ['Availability'],
        }),
        /** What a booking costs. */
        quote: query('GET /products/:id/quote', {
          request: ({
            productId,
            date,
            slotId,
            addonIds = [],
            guests,
            isOverride = false,
          }: QuoteRequest) => ({
            params: { id: productId },
            query: {
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
            sendForm<Product>(page, requestOf('POST /products', { body: toFormData(fields) }), onProgress),
          invalidatesTags: onSuccess([{ type: 'Product', id: 'LIST' }]),
        }),
        updateProduct: build.mutation<Product, { id: number; change: ProductForm } & Progress & IfMatch>({
          queryFn: ({ id, change, onProgress, ifMatch }, page) =>
            sendForm<Product>(
              page,
              requestOf('PUT /products/:id', { params: { id }, body: toFormData(change), ifMatch }),
              onProgress,
            ),
          invalidatesTags: onSuccess(({ id }) => [{ type: 'Product', id }, 'Availability']),
        }),
        deleteProduct: mutation('DELETE /products/:id', {
          request: byId,
          invalidatesTags: onSuccess([{ type: 'Product', id: 'LIST' }, 'Dashboard']),
        }),
      }
    },
  })

export const {
  useListProductsQuery,
  useFindProductQuery,
  useListAvailabilityQuery,
  useListDayAvailabilityQuery,
  useListDaysAvailabilityQuery,
  useCreateProductMutation,
  useQuoteQuery,
  useUpdateProductMutation,
  useDeleteProductMutation,
} = productsApi

/** The last answer for a day, without asking for it. */
export const { useQueryState: useDayAvailabilityState } = productsApi.endpoints.listDayAvailability
