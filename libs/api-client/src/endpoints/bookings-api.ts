import { api, listTags } from '@luzzu/api-core'
import type { BookingStatus } from '@luzzu/domain'
import type { Booking, BookingRequest } from '@luzzu/domain/contracts'

/** `key` stays the same for each try of one request, so that a retry never books twice. */
type KeyedRequest = { request: BookingRequest; key: string }

export type BookingFilter = {
  q?: string
  date?: string
  status?: BookingStatus
  limit?: number
  cursor?: string
}

/** A page of bookings, the cursor of the next one, and how many bookings match in all. */
export type BookingPage = { bookings: Booking[]; next: string | null; total: number }

const changesOf = (id: number) => [
  { type: 'Booking', id } as const,
  'Dashboard' as const,
  'Availability' as const,
]

const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBookings: build.query<BookingPage, BookingFilter>({
      query: (filter) => ({ url: '/bookings', params: filter }),
      transformResponse: (bookings: Booking[], meta) => ({
        bookings,
        next: cursorIn(headersOf(meta)?.get('link')),
        total: Number(headersOf(meta)?.get('x-total-count') ?? bookings.length),
      }),
      providesTags: (page) => listTags('Booking', page?.bookings),
    }),
    listBookingsOfUser: build.query<Booking[], number>({
      query: (userId) => `/bookings/user/${userId}`,
      providesTags: (bookings) => listTags('Booking', bookings),
    }),
    findBooking: build.query<Booking, number>({
      query: (id) => `/bookings/${id}`,
      providesTags: (_booking, _error, id) => [{ type: 'Booking', id }],
    }),
    createBooking: build.mutation<Booking, KeyedRequest>({
      query: ({ request, key }) => ({
        url: '/bookings',
        method: 'POST',
        body: request,
        headers: { 'Idempotency-Key': key },
      }),
      // A refusal says that what was known of free places is out of date, so it is fetched again as well.
      invalidatesTags: (_done, error) =>
        error ? ['Availability'] : [{ type: 'Booking', id: 'LIST' }, 'Dashboard', 'Availability'],
    }),
    changeBookingStatus: build.mutation<Booking, { id: number; status: BookingStatus }>({
      query: ({ id, status }) => ({ url: `/bookings/${id}`, method: 'PUT', body: { status } }),
      // Somebody else may have decided: then the list is what has to be looked at again.
      invalidatesTags: (_done, _error, { id }) => [...changesOf(id), { type: 'Booking', id: 'LIST' }],
    }),
    deleteBooking: build.mutation<void, number>({
      query: (id) => ({ url: `/bookings/${id}`, method: 'DELETE' }),
      invalidatesTags: [{ type: 'Booking', id: 'LIST' }, 'Dashboard', 'Availability'],
    }),
    undoBookingChange: build.mutation<Booking, number>({
      query: (id) => ({ url: `/bookings/${id}/undo`, method: 'POST' }),
      invalidatesTags: (_done, _error, id) => [...changesOf(id), { type: 'Booking', id: 'LIST' }],
    }),
  }),
})

const headersOf = (meta: unknown) => (meta as { response?: Response } | undefined)?.response?.headers

function cursorIn(link: string | null | undefined): string | null {
  const target = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1]
  return target ? new URL(target, 'http://base').searchParams.get('cursor') : null
}

export const {
  useLazyListBookingsQuery,
  useListBookingsQuery,
  useListBookingsOfUserQuery,
  useFindBookingQuery,
  useCreateBookingMutation,
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  useUndoBookingChangeMutation,
} = bookingsApi
