import { api, listTags } from '@luzzu/api-core'
import type { ClosureInput } from '@luzzu/domain'
import type { CalledOff } from '@luzzu/domain/contracts'
import { byId, onSuccess, withBody } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
import { undoUntil } from './response-headers'

const LIST = { type: 'Closure', id: 'LIST' } as const
/** What changes with the bookings that a call-off cancels or its undo restores. */
const BOOKINGS = ['Booking', 'Dashboard', 'Availability', 'Order', LIST] as const

export const closuresApi = api
  .enhanceEndpoints({ addTagTypes: ['Availability', 'Booking', 'Closure', 'Dashboard', 'Order'] })
  .injectEndpoints({
    endpoints: (build) => {
      const { query, mutation } = endpointsOf(build)
      return {
        /** The closures of some day between the bounds, `YYYY-MM-DD`, both included; without `to` of any later day. */
        listClosures: query('GET /closures', {
          request: (period: { from: string; to?: string }) => ({ query: period }),
          providesTags: (closures) => listTags('Closure', closures),
        }),
        /** Which bookings a closure would affect. */
        previewClosure: query('GET /closures/preview', {
          request: (scope: Omit<ClosureInput, 'reason'>) => ({
            query: Object.fromEntries(
              Object.entries(scope).filter(([, value]) => value !== null),
            ) as typeof scope,
          }),
          keepUnusedDataFor: 0,
          providesTags: ['Booking', LIST],
        }),
        /** The bookings that exceed what a closure leaves, the latest made first. */
        listAffectedBookings: query('GET /closures/:id/bookings', {
          request: byId,
          providesTags: (_bookings, _error, id) => ['Booking', { type: 'Closure', id }],
        }),
        /** A closure with whom its call-offs could not email. */
        getClosure: query('GET /closures/:id', {
          request: (id: number) => ({ params: { id }, query: { with: 'to_call' as const } }),
          providesTags: (_closure, _error, id) => ['Booking', { type: 'Closure', id }],
        }),
        createClosure: mutation('POST /closures', {
          request: withBody<ClosureInput>,
          invalidatesTags: onSuccess(['Closure', 'Availability']),
        }),
        callOffBookings: mutation('POST /closures/:id/call-off', {
          request: ({ id, message }: { id: number; message: string }) => ({
            params: { id },
            body: { message },
          }),
          transformResponse: (calledOff: CalledOff, meta) => ({ ...calledOff, undoUntil: undoUntil(meta) }),
          // Without an answer they may be called off.
          invalidatesTags: BOOKINGS,
        }),
        undoCallOff: mutation('POST /closures/:id/undo', {
          request: byId,
          invalidatesTags: BOOKINGS,
        }),
      }
    },
  })

const closureDeletionApi = closuresApi.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = endpointsOf(build)
    return {
      deleteClosure: mutation('DELETE /closures/:id', {
        request: byId,
        invalidatesTags: [LIST, 'Availability'],
        // Fewer bookings may exceed what the other closures leave. Those of this one can no longer be fetched.
        onQueryStarted(deleted, { dispatch, getState, queryFulfilled }) {
          const refetchOthers = () => {
            const cached = closuresApi.util.selectCachedArgsForQuery(getState(), 'listAffectedBookings')
            const others = cached
              .filter((id) => id !== deleted)
              .map((id) => ({ type: 'Closure' as const, id }))
            dispatch(closuresApi.util.invalidateTags(others))
          }
          queryFulfilled.then(refetchOthers, () => undefined)
        },
      }),
    }
  },
})

export const { useDeleteClosureMutation } = closureDeletionApi

export const {
  useListClosuresQuery,
  useLazyListClosuresQuery,
  usePreviewClosureQuery,
  useListAffectedBookingsQuery,
  useLazyListAffectedBookingsQuery,
  useGetClosureQuery,
  useLazyGetClosureQuery,
  useCreateClosureMutation,
  useCallOffBookingsMutation,
  useUndoCallOffMutation,
} = closuresApi
