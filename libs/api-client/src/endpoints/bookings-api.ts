import { api, listTags } from '@luzzu/api-core'
import { type Attendance, addDays, type BookingStatus, type CalendarDate, eachDay } from '@luzzu/domain'
import type {
  Availability,
  Booking,
  BookingMove,
  BookingRequest,
  ManifestEntry,
} from '@luzzu/domain/contracts'
import { type IfMatch, ifMatchHeader } from './if-match'
import { pageOf } from './page-headers'
import { type Undoable, undoUntil } from './undo-until'

/** A booking, and the version that the user has seen of it. */
type BookingVersion = { id: number } & IfMatch

/** `key` stays the same for retries of one request, so that nothing is booked twice. */
type KeyedRequest = { request: BookingRequest; key: string }

/** Filters and order; by default by `id`, newest first. */
export type BookingSelection = {
  q?: string
  date?: string
  status?: BookingStatus
  sort?: 'id' | 'booking_date'
  order?: 'asc' | 'desc'
}

export type BookingFilter = BookingSelection & {
  limit?: number
  cursor?: string
}

/** A page of bookings, the cursor of the next one, and the total count. */
export type BookingPage = { bookings: Booking[]; next: string | null; total: number }

/** A million bookings take a while to transfer; in milliseconds. */
const EXPORT_TIMEOUT_MS = 300_000

const changesOf = (id: number) => [
  { type: 'Booking', id } as const,
  'Dashboard' as const,
  'Availability' as const,
]

const pageOfBookings = (bookings: Booking[], meta: unknown): BookingPage => {
  const { next, total } = pageOf(bookings, meta)
  return { bookings, next, total }
}

const bookingsApi = api
  .enhanceEndpoints({ addTagTypes: ['Availability', 'Booking', 'Dashboard'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listBookings: build.query<BookingPage, BookingFilter>({
        query: (filter) => ({ url: '/bookings', params: filter }),
        transformResponse: pageOfBookings,
        providesTags: (page) => listTags('Booking', page?.bookings),
      }),
      /** The same page, fetched beside the displayed one to detect changes. */
      watchBookings: build.query<BookingPage, BookingFilter>({
        query: (filter) => ({ url: '/bookings', params: filter }),
        transformResponse: pageOfBookings,
        keepUnusedDataFor: 0,
      }),
      /** The same day, fetched beside the displayed one to detect changes. */
      watchManifest: build.query<ManifestEntry[], string>({
        query: (date) => `/manifests/${date}`,
        keepUnusedDataFor: 0,
      }),
      listBookingsOfUser: build.query<Booking[], number>({
        query: (userId) => `/bookings/user/${userId}`,
        providesTags: (bookings) => listTags('Booking', bookings),
      }),
      /** The pending and confirmed bookings of a day, `YYYY-MM-DD`. */
      manifest: build.query<ManifestEntry[], string>({
        query: (date) => `/manifests/${date}`,
        providesTags: (bookings) => listTags('Booking', bookings),
      }),
      /** The pending and confirmed bookings of the week that begins on a Monday, `YYYY-MM-DD`. */
      weekManifest: build.query<ManifestEntry[], CalendarDate>({
        async queryFn(monday, _api, _options, fetch) {
          const days = await Promise.all(
            eachDay(monday, addDays(monday, 6)).map((date) => fetch(`/manifests/${date}`)),
          )
          const failed = days.find(({ error }) => error)
          if (failed?.error) return { error: failed.error }
          return { data: days.flatMap(({ data }) => data as ManifestEntry[]) }
        },
        providesTags: (bookings) => listTags('Booking', bookings),
      }),
      /** The matching bookings as CSV. Resolves with an object URL, which the caller revokes after use. */
      exportBookings: build.mutation<string, BookingSelection>({
        query: (selection) => ({
          url: '/exports/bookings.csv',
          params: selection,
          timeout: EXPORT_TIMEOUT_MS,
          responseHandler: async (response) =>
            response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
        }),
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
        // A refusal means that the cached availability is stale.
        invalidatesTags: (_done, error) =>
          error ? ['Availability'] : [{ type: 'Booking', id: 'LIST' }, 'Dashboard', 'Availability'],
      }),
      changeBookingStatus: build.mutation<Booking & Undoable, BookingVersion & { status: BookingStatus }>({
        query: ({ id, status, ifMatch }) => ({
          url: `/bookings/${id}`,
          method: 'PUT',
          body: { status },
          headers: ifMatchHeader(ifMatch),
        }),
        transformResponse: (booking: Booking, meta) => ({ ...booking, undoUntil: undoUntil(meta) }),
        // Another user may have decided, so the list is refetched.
        invalidatesTags: (_done, _error, { id }) => [...changesOf(id), { type: 'Booking', id: 'LIST' }],
      }),
      cancelBooking: build.mutation<Booking & Undoable, BookingVersion & { reason: string }>({
        query: ({ id, reason, ifMatch }) => ({
          url: `/bookings/${id}/cancel`,
          method: 'POST',
          body: { reason },
          headers: ifMatchHeader(ifMatch),
        }),
        transformResponse: (booking: Booking, meta) => ({ ...booking, undoUntil: undoUntil(meta) }),
        invalidatesTags: (_done, _error, { id }) => [...changesOf(id), { type: 'Booking', id: 'LIST' }],
      }),
      changeBookingNote: build.mutation<Booking, { id: number; note: string }>({
        query: ({ id, note }) => ({ url: `/bookings/${id}/note`, method: 'PUT', body: { note } }),
        invalidatesTags: (_done, error, { id }) => (error ? [] : [{ type: 'Booking', id }]),
      }),
      deleteBooking: build.mutation<Undoable, BookingVersion>({
        query: ({ id, ifMatch }) => ({
          url: `/bookings/${id}`,
          method: 'DELETE',
          headers: ifMatchHeader(ifMatch),
        }),
        transformResponse: (_nothing, meta) => ({ undoUntil: undoUntil(meta) }),
        invalidatesTags: [{ type: 'Booking', id: 'LIST' }, 'Dashboard', 'Availability'],
      }),
      /** Availability for moving a booking, whose own place counts as free. Dates as `YYYY-MM-DD`, both inclusive. */
      listAvailabilityForBooking: build.query<Availability, { id: number; from: string; to: string }>({
        query: ({ id, from, to }) => `/bookings/${id}/availability?from=${from}&to=${to}`,
        providesTags: ['Availability'],
      }),
      moveBooking: build.mutation<Booking, { id: number; move: BookingMove }>({
        query: ({ id, move }) => ({ url: `/bookings/${id}/move`, method: 'POST', body: move }),
        // A refusal means that the cached booking or availability is stale.
        invalidatesTags: (_done, _error, { id }) => [...changesOf(id), { type: 'Booking', id: 'LIST' }],
      }),
      undoBookingChange: build.mutation<Booking, number>({
        query: (id) => ({ url: `/bookings/${id}/undo`, method: 'POST' }),
        invalidatesTags: (_done, _error, id) => [...changesOf(id), { type: 'Booking', id: 'LIST' }],
      }),
    }),
  })

/** `date`: the day of the booking, `YYYY-MM-DD`, whose manifest shows the state at once. */
type AttendanceRecord = { id: number; date: string; state: Attendance }

const attendanceApi = bookingsApi.injectEndpoints({
  endpoints: (build) => ({
    recordAttendance: build.mutation<Booking, AttendanceRecord>({
      query: ({ id, state }) => ({ url: `/bookings/${id}/attendance`, method: 'PUT', body: { state } }),
      onQueryStarted({ id, date, state }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          bookingsApi.util.updateQueryData('manifest', date, (bookings) => {
            for (const booking of bookings) if (booking.id === id) booking.attendance = state
          }),
        )
        queryFulfilled.catch(shown.undo)
      },
      invalidatesTags: (_done, _error, { id }) => [{ type: 'Booking', id }],
    }),
  }),
})

export const { useRecordAttendanceMutation } = attendanceApi

export const {
  useLazyWatchBookingsQuery,
  useLazyWatchManifestQuery,
  useListBookingsQuery,
  useListBookingsOfUserQuery,
  useManifestQuery,
  useExportBookingsMutation,
  useFindBookingQuery,
  useCreateBookingMutation,
  useCancelBookingMutation,
  useChangeBookingNoteMutation,
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  useListAvailabilityForBookingQuery,
  useMoveBookingMutation,
  useUndoBookingChangeMutation,
  useWeekManifestQuery,
} = bookingsApi
