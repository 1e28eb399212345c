import { api, listTags } from '@luzzu/api-core'
import type { Booking, BookingCall } from '@luzzu/domain/contracts'
import { endpointsOf } from '../operation-endpoints'
import { requestOf } from '../operation-request'
import { bookingsApi } from './bookings-api'
import { closuresApi } from './closures-api'
import { dashboardApi } from './dashboard-api'

type CallRecord = { id: number; call: BookingCall | null }

type Called = { id: number; called?: BookingCall | null }

const { selectCachedArgsForQuery } = bookingsApi.util

const phoneCallsApi = api
  .enhanceEndpoints({ addTagTypes: ['Booking', 'Closure', 'Dashboard'] })
  .injectEndpoints({
    endpoints: (build) => {
      const { mutation } = endpointsOf(build)
      return {
        /** These bookings, which may be on no page of a list any more. */
        findBookings: build.query<Booking[], readonly number[]>({
          async queryFn(ids, _api, _options, fetch) {
            const answers = await Promise.all(
              ids.map((id) => fetch(requestOf('GET /bookings/:id', { params: { id } }))),
            )
            const failed = answers.find(({ error }) => error)
            if (failed?.error) return { error: failed.error }
            return { data: answers.map(({ data }) => data as Booking) }
          },
          providesTags: (bookings) => listTags('Booking', bookings),
        }),
        /** Shown at once wherever the booking is, and taken back where it fails. */
        recordCall: mutation('PUT /bookings/:id/called', {
          request: ({ id, call }: CallRecord) => ({ params: { id }, body: { called: call !== null } }),
          async onQueryStarted({ id, call }, { dispatch, getState, queryFulfilled }) {
            const show = (now: BookingCall | null) => {
              const change = (bookings: readonly Called[]) => {
                for (const booking of bookings) if (booking.id === id) booking.called = now
              }
              const state = getState()
              return [
                ...selectCachedArgsForQuery(state, 'listBookings').map((filter) =>
                  bookingsApi.util.updateQueryData('listBookings', filter, ({ bookings }) =>
                    change(bookings),
                  ),
                ),
                bookingsApi.util.updateQueryData('findBooking', id, (booking) => change([booking])),
                ...phoneCallsApi.util
                  .selectCachedArgsForQuery(state, 'findBookings')
                  .map((ids) => phoneCallsApi.util.updateQueryData('findBookings', ids, change)),
                ...closuresApi.util
                  .selectCachedArgsForQuery(state, 'getClosure')
                  .map((closureId) =>
                    closuresApi.util.updateQueryData('getClosure', closureId, ({ to_call = [] }) =>
                      change(to_call.map(({ booking }) => booking)),
                    ),
                  ),
                dashboardApi.util.updateQueryData('findDashboard', undefined, ({ to_call = [] }) =>
                  change(to_call.map(({ booking }) => booking)),
                ),
              ].map((update) => dispatch(update))
            }
            const shown = show(call)
            try {
              const { data } = await queryFulfilled
              show(data.called ?? null)
            } catch {
              for (const { undo } of shown) undo()
            }
          },
          // A refusal means that the booking, or what was called off with it, is stale.
          invalidatesTags: (_done, error, { id }) => [
            { type: 'Booking', id },
            ...(error ? (['Closure', 'Dashboard'] as const) : []),
          ],
        }),
      }
    },
  })

export const { useFindBookingsQuery, useRecordCallMutation } = phoneCallsApi
