import { api } from '@luzzu/api-core'
import type { PaymentTerms } from '@luzzu/domain'
import type { Order, RequestOf } from '@luzzu/domain/contracts'
import { endpointsOf } from '../operation-endpoints'
import { requestOf } from '../operation-request'
import { asObjectUrl } from './object-url'

/** Whose order it is: of who is signed in, or of a guest who has its token. */
export type OrderAccess = { id: number; orderToken?: string | undefined }

/** `key` stays the same for retries of one request, so that nothing is held or paid twice. */
type Keyed<Change> = Change & { key: string }

export type OrderItems = RequestOf<'PUT /orders/:id/items'>['body']['items']
export type CheckoutRequest = RequestOf<'POST /orders/:id/checkout'>['body']

/** An order whose countdown runs by the clock of this page, whatever the time of the device says. */
export type TimedOrder = Order & {
  /** When the places are no longer held, on the clock of `performance.now()`; `null` where nothing is held. */
  held_until: number | null
  /** Proves a guest, where the order is new. */
  token?: string
}

const SECOND = 1000

const timed = (order: Order): TimedOrder => ({
  ...order,
  held_until: order.expires_in === null ? null : performance.now() + order.expires_in * SECOND,
})

/** What follows where places are taken or given back, or money is promised. */
const CHANGED = ['Order', 'Availability'] as const
const PLACED = [...CHANGED, 'Booking'] as const

/** Orders of customers and guests: holds, checkout, and what comes after. */
const ownOrdersApi = api
  .enhanceEndpoints({ addTagTypes: ['Availability', 'Booking', 'Order', 'RefundQuote'] })
  .injectEndpoints({
    endpoints: (build) => {
      const { query, mutation } = endpointsOf(build)
      return {
        /** What an account has begun and not finished, in any tab. */
        listHeldOrders: query('GET /orders', { providesTags: ['Order'], keepUnusedDataFor: 0 }),
        getOwnOrder: query('GET /orders/:id', {
          request: ({ id, orderToken }: OrderAccess) => ({ params: { id }, orderToken }),
          transformResponse: timed,
          providesTags: ['Order'],
          keepUnusedDataFor: 0,
        }),
        /** How the products of an order are paid, by their id. */
        listTermsOf: build.query<Record<number, PaymentTerms>, number[]>({
          async queryFn(productIds, _api, _options, fetch) {
            const answers = await Promise.all(
              productIds.map((id) => fetch(requestOf('GET /products/:id/payment-terms', { params: { id } }))),
            )
            const failed = answers.find(({ error }) => error)
            if (failed?.error) return { error: failed.error }
            return {
              data: Object.fromEntries(answers.map(({ data }, at) => [productIds[at], data as PaymentTerms])),
            }
          },
          keepUnusedDataFor: 0,
        }),
        holdPlaces: mutation('POST /orders', {
          request: ({ items, key }: Keyed<{ items: OrderItems }>) => ({
            body: { items },
            idempotencyKey: key,
          }),
          transformResponse: timed,
          // A refusal means that the cached availability is stale.
          invalidatesTags: ['Availability'],
        }),
        replaceHeldPlaces: mutation('PUT /orders/:id/items', {
          request: ({ id, orderToken, items }: OrderAccess & { items: OrderItems }) => ({
            params: { id },
            body: { items },
            orderToken,
          }),
          transformResponse: timed,
          invalidatesTags: CHANGED,
        }),
        releaseOrder: mutation('DELETE /orders/:id', {
          request: ({ id, orderToken }: OrderAccess) => ({ params: { id }, orderToken }),
          invalidatesTags: ['Availability'],
        }),
        extendHold: mutation('POST /orders/:id/extend', {
          request: ({ id, orderToken }: OrderAccess) => ({ params: { id }, orderToken }),
          transformResponse: timed,
          invalidatesTags: ['Order'],
        }),
        checkOut: mutation('POST /orders/:id/checkout', {
          request: ({
            id,
            orderToken,
            key,
            checkout,
          }: Keyed<OrderAccess & { checkout: CheckoutRequest }>) => ({
            params: { id },
            body: checkout,
            idempotencyKey: key,
            orderToken,
          }),
          transformResponse: timed,
          invalidatesTags: PLACED,
        }),
        getOwnRefundQuote: query('GET /orders/:id/refund-quote', {
          request: ({ id, orderToken, bookingIds }: OrderAccess & { bookingIds: number[] }) => ({
            params: { id },
            query: { booking_ids: bookingIds.join(',') },
            orderToken,
          }),
          // What was cancelled has no quote any more.
          providesTags: ['RefundQuote'],
          keepUnusedDataFor: 0,
        }),
        cancelOwnBookings: mutation('POST /orders/:id/cancel', {
          request: ({
            id,
            orderToken,
            key,
            bookingIds,
            refundTotal,
          }: Keyed<OrderAccess & { bookingIds: number[]; refundTotal: number }>) => ({
            params: { id },
            body: { booking_ids: bookingIds, refund_total: refundTotal },
            idempotencyKey: key,
            orderToken,
          }),
          // A refusal may mean that the order is another one by now; without an answer it may be cancelled.
          invalidatesTags: (_done, error) => (error ? [...PLACED, 'RefundQuote'] : PLACED),
        }),
        /** The open payment of what is due, or a new one. */
        payBalance: mutation('POST /orders/:id/pay', {
          request: ({ id, orderToken, key }: Keyed<OrderAccess>) => ({
            params: { id },
            idempotencyKey: key,
            orderToken,
          }),
          invalidatesTags: ['Order'],
        }),
        /** How the payment stands from which the browser has come back. */
        getPaymentStatus: query('GET /payment-status', {
          request: (session: string) => ({ query: { session } }),
          keepUnusedDataFor: 0,
        }),
        /** A document as PDF. */
        downloadOwnDocument: build.mutation<string, OrderAccess>({
          query: ({ id, orderToken }) => ({
            ...requestOf('GET /documents/:id.pdf', { params: { id }, orderToken }),
            ...asObjectUrl,
          }),
        }),
      }
    },
  })

export const {
  useGetOwnOrderQuery,
  useListHeldOrdersQuery,
  useListTermsOfQuery,
  useHoldPlacesMutation,
  useReplaceHeldPlacesMutation,
  useReleaseOrderMutation,
  useExtendHoldMutation,
  useCheckOutMutation,
  useGetOwnRefundQuoteQuery,
  useCancelOwnBookingsMutation,
  usePayBalanceMutation,
  useGetPaymentStatusQuery,
  useDownloadOwnDocumentMutation,
} = ownOrdersApi
