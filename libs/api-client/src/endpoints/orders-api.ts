import { api } from '@luzzu/api-core'
import type {
  CalendarDate,
  DeskPayment,
  DeskRefund,
  NewDamageDeposit,
  PaymentMethod,
  PaymentStatus,
} from '@luzzu/domain'
import type { OpenBalance, Order, ReceivedPayment } from '@luzzu/domain/contracts'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'
import { pageOf, undoUntil } from './response-headers'

/** `key` stays the same for retries of one request, so that no money moves twice. */
type Keyed<Change = unknown> = Change & { id: number; key: string }

/** `refund_total` is what was shown; `percent` and `reason` are of staff. */
type OrderCancellation = {
  booking_ids: number[]
  refund_total: number
  percent?: number | null
  reason?: string | null
}

/**
 * What money changes: bookings say what is paid, and the reports follow. Also after an error: a refusal may mean that the
 * order is another one by now, and without an answer the change may have been made.
 */
const MONEY = ['Order', 'Booking', 'Dashboard', 'Availability'] as const

export const ordersApi = api
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
          invalidatesTags: MONEY,
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
          request: ({ id, key, ifMatch, ...body }: Keyed<OrderCancellation & IfMatch>) => ({
            params: { id },
            body,
            ifMatch,
            idempotencyKey: key,
          }),
          transformResponse: (order: Order, meta) => ({ order, undoUntil: undoUntil(meta) }),
          invalidatesTags: MONEY,
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
          invalidatesTags: MONEY,
        }),
        /** Where the guest pays what is due, with its QR code. */
        payOrder: mutation('POST /orders/:id/pay', {
          request: ({ id, key }: Keyed) => ({ params: { id }, idempotencyKey: key }),
          invalidatesTags: ['Order'],
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
          invalidatesTags: MONEY,
        }),
        reversePayment: mutation('POST /payments/:id/reverse', {
          request: ({ id, key }: Keyed) => ({ params: { id }, idempotencyKey: key }),
          invalidatesTags: MONEY,
        }),
        takeDamageDeposit: mutation('POST /bookings/:id/damage-deposit', {
          request: ({ id, key, ...body }: Keyed<NewDamageDeposit>) => ({
            params: { id },
            body,
            idempotencyKey: key,
          }),
          invalidatesTags: MONEY,
        }),
        /** With its QR code while guests can leave it. */
        getDamageDeposit: query('GET /damage-deposits/:id', {
          request: (id: number) => ({ params: { id } }),
          providesTags: ['Order'],
          keepUnusedDataFor: 0,
        }),
        captureDamageDeposit: mutation('POST /damage-deposits/:id/capture', {
          request: ({ id, key, ...body }: Keyed<{ amount: number; reason: string }>) => ({
            params: { id },
            body,
            idempotencyKey: key,
          }),
          invalidatesTags: MONEY,
        }),
        releaseDamageDeposit: mutation('POST /damage-deposits/:id/release', {
          request: ({ id, key }: Keyed) => ({ params: { id }, idempotencyKey: key }),
          invalidatesTags: MONEY,
        }),
        listOpenBalances: query('GET /payments/balances', {
          request: (filter: {
            q?: string
            from?: CalendarDate
            to?: CalendarDate
            limit?: number
            cursor?: string
          }) => ({ query: filter }),
          transformResponse: (balances: OpenBalance[], meta) => pageOf(balances, meta),
          providesTags: ['Order'],
        }),
        listPayments: query('GET /payments', {
          request: (filter: {
            q?: string
            method?: PaymentMethod
            status?: PaymentStatus
            refund?: 'pending'
            from?: CalendarDate
            to?: CalendarDate
            limit?: number
            cursor?: string
          }) => ({ query: filter }),
          transformResponse: (payments: ReceivedPayment[], meta) => pageOf(payments, meta),
          providesTags: ['Order'],
        }),
        listAttention: query('GET /payments/attention', { providesTags: ['Order'] }),
        listSettledAttention: query('GET /payments/attention/settled', { providesTags: ['Order'] }),
        settleAttention: mutation('POST /payments/attention/:id/settle', {
          request: ({ id, note }: { id: number; note: string }) => ({ params: { id }, body: { note } }),
          // A refusal may mean that it was settled meanwhile.
          invalidatesTags: ['Order', 'Dashboard'],
        }),
      }
    },
  })

export const {
  useGetOrderQuery,
  useCreateOrderOfBookingMutation,
  useGetRefundQuoteQuery,
  useCancelOrderBookingsMutation,
  useRecordPaymentMutation,
  usePayOrderMutation,
  useRefundOrderMutation,
  useReversePaymentMutation,
  useTakeDamageDepositMutation,
  useGetDamageDepositQuery,
  useCaptureDamageDepositMutation,
  useReleaseDamageDepositMutation,
  useListAttentionQuery,
  useListSettledAttentionQuery,
  useSettleAttentionMutation,
  useListOpenBalancesQuery,
  useListPaymentsQuery,
} = ordersApi

/** Asks again for all that a payment changes, after somebody else has made one. */
export const paymentNoticed = () => ordersApi.util.invalidateTags([...MONEY])
