import { api, listTags } from '@luzzu/api-core'
import {
  type Attendance,
  type BookingSource,
  type BookingStatus,
  type CalendarDate,
  sevenDaysFrom,
} from '@luzzu/domain'
import type {
  Booking,
  BookingMove,
  BookingRequest,
  BookingSort,
  ContactChange,
  ManifestEntry,
} from '@luzzu/domain/contracts'
import { byId } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
import type { AsGuest, IfMatch } from '../operation-request'
import { requestOf } from '../operation-request'
import { asExport } from './object-url'
import { pageOf, undoUntil } from './response-headers'

/** A booking, and the version that the user has seen of it. */
type BookingVersion = { id: number } & IfMatch

/** `reason`: of a decline by staff. */
type StatusChange = BookingVersion & { status: BookingStatus; reason?: string }

/** `key` stays the same for retries of one request, so that nothing is booked twice. */
type KeyedRequest = { request: BookingRequest; key: string }

/** Filters and order; by default by `id`, newest first. */
export type BookingSelection = {
  q?: string
  date?: string
  status?: BookingStatus
  source?: BookingSource
  /** The id of an account. */
  customer?: number
  sort?: BookingSort
  order?: 'asc' | 'desc'
}

export type BookingFilter = BookingSelection & {
  limit?: number
  cursor?: string
}

/** A page of bookings, the cursor of the next one, and the total count. */
export type BookingPage = { bookings: Booking[]; next: string | null; total: number }

/** What changes with bookings, and with what goes back or stays of their money. */
const CHANGED = [{ type: 'Booking', id: 'LIST' }, 'Dashboard', 'Availability', 'Order'] as const

const changesOf = (id: number) => [{ type: 'Booking', id } as const, ...CHANGED]

const pageOfBookings = (bookings: Booking[], meta: unknown): BookingPage => {
  const { next, total } = pageOf(bookings, meta)
  return { bookings, next, total }
}

export const bookingsApi = api
  .enhanceEndpoints({ addTagTypes: ['Availability', 'Booking', 'Dashboard', 'Order'] })
  .injectEndpoints({
    endpoints: (build) => {
      const { query, mutation } = endpointsOf(build)
      return {
        listBookings: query('GET /bookings', {
          request: (filter: BookingFilter) => ({ query: filter }),
          transformResponse: pageOfBookings,
          providesTags: (page) => listTags('Booking', page?.bookings),
        }),
        /** The same page, fetched beside the displayed one to detect changes. */
        watchBookings: query('GET /bookings', {
          request: (filter: BookingFilter) => ({ query: filter }),
          transformResponse: pageOfBookings,
          keepUnusedDataFor: 0,
        }),
        /** The same day, fetched beside the displayed one to detect changes. */
        watchManifest: query('GET /manifests/:date', {
          request: (date: string) => ({ params: { date } }),
          keepUnusedDataFor: 0,
        }),
        listBookingsOfUser: query('GET /bookings/user/:id', {
          request: (userId: number) => ({ params: { id: userId } }),
          providesTags: (bookings) => listTags('Booking', bookings),
        }),
        /** The pending and confirmed bookings of a day, `YYYY-MM-DD`. */
        manifest: query('GET /manifests/:date', {
          request: (date: string) => ({ params: { date } }),
          providesTags: (bookings) => listTags('Booking', bookings),
        }),
        /** The pending and confirmed bookings of seven days, by the first of them, `YYYY-MM-DD`. */
        weekManifest: build.query<ManifestEntry[], CalendarDate>({
          async queryFn(first, _api, _options, fetch) {
            const days = await Promise.all(
              sevenDaysFrom(first).map((date) =>
                fetch(requestOf('GET /manifests/:date', { params: { date } })),
              ),
            )
            const failed = days.find(({ error }) => error)
            if (failed?.error) return { error: failed.error }
            return { data: days.flatMap(({ data }) => data as ManifestEntry[]) }
          },
          providesTags: (bookings) => listTags('Booking', bookings),
        }),
        /** The matching bookings as CSV. */
        exportBookings: build.mutation<string, BookingSelection>({
          query: (selection) => ({
            ...requestOf('GET /exports/bookings.csv', { query: selection }),
            ...asExport,
          }),
        }),
        findBooking: query('GET /bookings/:id', {
          request: byId,
          providesTags: (_booking, _error, id) => [{ type: 'Booking', id }],
        }),
        createBooking: mutation('POST /bookings', {
          request: ({ request, key }: KeyedRequest) => ({ body: request, idempotencyKey: key }),
          // A refusal means that the cached availability is stale; without an answer there may be a booking.
          invalidatesTags: (_done, error) =>
            error?.status ? ['Availability'] : [{ type: 'Booking', id: 'LIST' }, 'Dashboard', 'Availability'],
        }),
        changeBookingStatus: mutation('PUT /bookings/:id', {
          request: ({ id, status, reason, ifMatch }: StatusChange) => ({
            params: { id },
            body: { status, ...(reason && { reason }) },
            ifMatch,
          }),
          transformResponse: (booking: Booking, meta) => ({ ...booking, undoUntil: undoUntil(meta) }),
          // Another user may have decided, so the list is refetched.
          invalidatesTags: (_done, _error, { id }) => changesOf(id),
        }),
        cancelBooking: mutation('POST /bookings/:id/cancel', {
          request: ({ id, reason, ifMatch }: BookingVersion & { reason: string }) => ({
            params: { id },
            body: { reason },
            ifMatch,
          }),
          transformResponse: (booking: Booking, meta) => ({ ...booking, undoUntil: undoUntil(meta) }),
          invalidatesTags: (_done, _error, { id }) => changesOf(id),
        }),
        changeBookingNote: mutation('PUT /bookings/:id/note', {
          request: ({ id, note, ifMatch }: BookingVersion & { note: string }) => ({
            params: { id },
            body: { note },
            ifMatch,
          }),
          // A refusal means that somebody else has changed it.
          invalidatesTags: (_done, _error, { id }) => [{ type: 'Booking', id }],
        }),
        /** Whom to call about a booking without an account. */
        changeBookingContact: mutation('PUT /bookings/:id/contact', {
          request: ({ id, ifMatch, ...contact }: BookingVersion & ContactChange) => ({
            params: { id },
            body: contact,
            ifMatch,
          }),
          // A refusal means that somebody else has changed it.
          invalidatesTags: (_done, _error, { id }) => [{ type: 'Booking', id }, 'Dashboard', 'Order'],
        }),
        deleteBooking: mutation('DELETE /bookings/:id', {
          request: ({ id, ifMatch }: BookingVersion) => ({ params: { id }, ifMatch }),
          transformResponse: (_nothing, meta) => ({ undoUntil: undoUntil(meta) }),
          invalidatesTags: CHANGED,
        }),
        /** All bookings of a guest without an account lose its name. */
        eraseGuest: mutation('DELETE /bookings/:id/contact', {
          request: (id: number) => ({ params: { id } }),
          // A refusal may mean that the booking has an account by now.
          invalidatesTags: ['Booking', 'Dashboard', 'Order'],
        }),
        /** Availability for moving a booking, whose own place counts as free. Dates as `YYYY-MM-DD`, both inclusive. */
        listAvailabilityForBooking: query('GET /bookings/:id/availability', {
          request: ({ id, orderToken, from, to }: AsGuest & { id: number; from: string; to: string }) => ({
            params: { id },
            query: { from, to },
            orderToken,
          }),
          providesTags: ['Availability'],
        }),
        moveBooking: mutation('POST /bookings/:id/move', {
          request: ({
            id,
            orderToken,
            ifMatch,
            move,
          }: AsGuest & IfMatch & { id: number; move: BookingMove }) => ({
            params: { id },
            body: move,
            orderToken,
            ifMatch,
          }),
          // A refusal means that the cached booking or availability is stale.
          invalidatesTags: (_done, _error, { id }) => changesOf(id),
        }),
        undoBookingChange: mutation('POST /bookings/:id/undo', {
          request: byId,
          invalidatesTags: (_done, _error, id) => changesOf(id),
        }),
      }
    },
  })

/** `date`: the day of the booking, `YYYY-MM-DD`, whose manifest shows the state at once. */
type AttendanceRecord = { id: number; date: string; state: Attendance }

const attendanceApi = bookingsApi.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = endpointsOf(build)
    return {
      recordAttendance: mutation('PUT /bookings/:id/attendance', {
        request: ({ id, state }: AttendanceRecord) => ({ params: { id }, body: { state } }),
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
    }
  },
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
  useLazyFindBookingQuery,
  useCreateBookingMutation,
  useCancelBookingMutation,
  useChangeBookingContactMutation,
  useChangeBookingNoteMutation,
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  useEraseGuestMutation,
  useListAvailabilityForBookingQuery,
  useMoveBookingMutation,
  useUndoBookingChangeMutation,
  useWeekManifestQuery,
} = bookingsApi
