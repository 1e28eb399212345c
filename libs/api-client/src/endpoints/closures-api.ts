import { api, listTags } from '@luzzu/api-core'
import type { ClosureInput } from '@luzzu/domain'
import type {
  CalledOff,
  CallOffUndone,
  Closure,
  ClosurePreview,
  CreatedClosure,
  ManifestEntry,
} from '@luzzu/domain/contracts'
import { type Undoable, undoUntil } from './undo-until'

const LIST = { type: 'Closure', id: 'LIST' } as const
/** What changes with the bookings that a call-off cancels or its undo restores. */
const BOOKINGS = ['Booking', 'Dashboard', 'Availability', LIST] as const

const closuresApi = api
  .enhanceEndpoints({ addTagTypes: ['Availability', 'Booking', 'Closure', 'Dashboard'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The closures of some day between the bounds, `YYYY-MM-DD`, both included. */
      listClosures: build.query<Closure[], { from: string; to: string }>({
        query: (period) => ({ url: '/closures', params: period }),
        providesTags: (closures) => listTags('Closure', closures),
      }),
      /** Which bookings a closure would affect. */
      previewClosure: build.query<ClosurePreview, Omit<ClosureInput, 'reason'>>({
        query: (scope) => ({
          url: '/closures/preview',
          params: Object.fromEntries(Object.entries(scope).filter(([, value]) => value !== null)),
        }),
        keepUnusedDataFor: 0,
        providesTags: ['Booking', LIST],
      }),
      /** The bookings that exceed what a closure leaves, the latest made first. */
      listAffectedBookings: build.query<ManifestEntry[], number>({
        query: (id) => `/closures/${id}/bookings`,
        providesTags: (_bookings, _error, id) => ['Booking', { type: 'Closure', id }],
      }),
      createClosure: build.mutation<CreatedClosure, ClosureInput>({
        query: (closure) => ({ url: '/closures', method: 'POST', body: closure }),
        invalidatesTags: (_done, error) => (error ? [] : ['Closure', 'Availability']),
      }),
      callOffBookings: build.mutation<CalledOff & Undoable, { id: number; message: string }>({
        query: ({ id, message }) => ({ url: `/closures/${id}/call-off`, method: 'POST', body: { message } }),
        transformResponse: (calledOff: CalledOff, meta) => ({ ...calledOff, undoUntil: undoUntil(meta) }),
        invalidatesTags: (_done, error) => (error ? [] : BOOKINGS),
      }),
      undoCallOff: build.mutation<CallOffUndone, number>({
        query: (id) => ({ url: `/closures/${id}/undo`, method: 'POST' }),
        invalidatesTags: BOOKINGS,
      }),
    }),
  })

const closureDeletionApi = closuresApi.injectEndpoints({
  endpoints: (build) => ({
    deleteClosure: build.mutation<void, number>({
      query: (id) => ({ url: `/closures/${id}`, method: 'DELETE' }),
      invalidatesTags: [LIST, 'Availability'],
      // Fewer bookings may exceed what the other closures leave. Those of this one can no longer be fetched.
      onQueryStarted(deleted, { dispatch, getState, queryFulfilled }) {
        const refetchOthers = () => {
          const cached = closuresApi.util.selectCachedArgsForQuery(getState(), 'listAffectedBookings')
          const others = cached.filter((id) => id !== deleted).map((id) => ({ type: 'Closure' as const, id }))
          dispatch(closuresApi.util.invalidateTags(others))
        }
        queryFulfilled.then(refetchOthers, () => undefined)
      },
    }),
  }),
})

export const { useDeleteClosureMutation } = closureDeletionApi

export const {
  useListClosuresQuery,
  usePreviewClosureQuery,
  useListAffectedBookingsQuery,
  useCreateClosureMutation,
  useCallOffBookingsMutation,
  useUndoCallOffMutation,
} = closuresApi
