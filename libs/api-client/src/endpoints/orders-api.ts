import { api } from '@luzzu/api-core'
import type { DeskPayment, DeskRefund, NewDamageDeposit } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'

/** `key` stays the same for retries of one request, so that no money moves twice. */
type Keyed<Change = unknown> = Change & { id: number; key: string }

/** `refund_total` is what was shown; `percent` and `reason` are of staff. */
type OrderCancellation = {
  booking_ids: number[]
  refund_total: number
  percent?: number | null
  reason?: string | null
}

/** What money changes: bookings say what is paid, and the reports follow. */
const MONEY = ['Order', 'Booking', 'Dashboard', 'Availability'] as const
const changed = (_done: unknown, error: unknown) => (error ? [] : [...MONEY])

const ordersApi = api
  .enhanceEndpoints({ addTagTypes: ['Availability', 'Booking', 'Dashboard', 'Order'] })
  .injectEndpoints({
    endpoints: (build) => {
      const { query, mutation } = endpointsOf(build)
      return {
        getOrder: query('GET /orders/:id', {
          request: (id: number) => ({ params: { id } }),
          providesTags: (_order, _error, id) => [{ type: 'Order', id }],
        }),
        /** Gives a booking from before its order. */
        createOrderOfBooking: mutation('POST /bookings/:id/order', {
          request: (id: number) => ({ params: { id } }),
          invalidatesTags: changed,
        }),
        getRefundQuote: query('GET /orders/:id/refund-quote', {
          request: ({
            id,
            booking_ids,
            percent,
          }: {
            id: number
            booking_ids: number[]
            percent?: number
          }) => ({
            params: { id },
            query: { booking_ids: booking_ids.join(','), ...(percent !== undefined && { percent }) },
          }),
          providesTags: (_quote, _error, { id }) => [{ type: 'Order', id }],
          keepUnusedDataFor: 0,
        }),
        cancelOrderBookings: mutation('POST /orders/:id/cancel', {
          request: ({ id, key, ...body }: Keyed<OrderCancellation>) => ({
            params: { id },
            body,
            idempotencyKey: key,
          }),
          invalidatesTags: changed,
        }),
        recordPayment: mutation('POST /orders/:id/payments', {
          request: ({
            id,
            key,
            ...body
          }: Keyed<Omit<DeskPayment, 'reference'> & { reference?: string | null }>) => ({
            params: { id },
            body,
            idempotencyKey: key,
          }),
          invalidatesTags: changed,
        }),
        refundOrder: mutation('POST /orders/:id/refunds', {
          request: ({
            id,
            key,
            ...body
          }: Keyed<Omit<DeskRefund, 'reason'> & { reason?: string | null }>) => ({
            params: { id },
            body,
            idempotencyKey: key,
          }),
          invalidatesTags: changed,
        }),
        reversePayment: mutation('POST /payments/:id/reverse', {
          request: ({ id, key }: Keyed) => ({ params: { id }, idempotencyKey: key }),
          invalidatesTags: changed,
        }),
        takeDamageDeposit: mutation('POST /bookings/:id/damage-deposit', {
          request: ({ id, key, ...body }: Keyed<NewDamageDeposit>) => ({
            params: { id },
            body,
            idempotencyKey: key,
          }),
          invalidatesTags: changed,
        }),
        captureDamageDeposit: mutation('POST /damage-deposits/:id/capture', {
          request: ({ id, key, ...body }: Keyed<{ amount: number; reason?: string | null }>) => ({
            params: { id },
            body,
            idempotencyKey: key,
          }),
          invalidatesTags: changed,
        }),
        releaseDamageDeposit: mutation('POST /damage-deposits/:id/release', {
          request: ({ id, key }: Keyed) => ({ params: { id }, idempotencyKey: key }),
          invalidatesTags: changed,
        }),
        listAttention: query('GET /payments/attention', { providesTags: ['Order'] }),
      }
    },
  })

export const {
  useGetOrderQuery,
  useCreateOrderOfBookingMutation,
  useGetRefundQuoteQuery,
  useCancelOrderBookingsMutation,
  useRecordPaymentMutation,
  useRefundOrderMutation,
  useReversePaymentMutation,
  useTakeDamageDepositMutation,
  useCaptureDamageDepositMutation,
  useReleaseDamageDepositMutation,
  useListAttentionQuery,
} = ordersApi
