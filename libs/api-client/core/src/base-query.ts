import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { type ApiError, toApiError } from './api-error'
import { type SessionPart, sessionReset } from './session/session-slice'

/** A call that hangs counts as failed after this many milliseconds. */
const TIMEOUT = 15_000

const fetchJson = fetchBaseQuery({
  baseUrl: import.meta.env?.VITE_API_BASE_URL ?? '/api',
  timeout: TIMEOUT,
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as SessionPart).session
    if (token) headers.set('authorization', `Bearer ${token}`)
  },
})

/** Every call to the API: with the session's token, and with errors in one shape. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (
  request,
  store,
  extra,
) => {
  const { token } = (store.getState() as SessionPart).session
  const answer = await fetchJson(request, store, extra)
  if (!answer.error) return { data: answer.data, ...(answer.meta && { meta: answer.meta }) }
  if (endsSession(answer.error, token, store.getState() as SessionPart)) store.dispatch(sessionReset())
  return { error: toApiError(answer.error, answer.meta?.response), ...(answer.meta && { meta: answer.meta }) }
}

// A login that fails answers 401 too, but there no session was at stake.
function endsSession(error: FetchBaseQueryError, sentToken: string | null, state: SessionPart): boolean {
  return error.status === 401 && sentToken !== null && state.session.token === sentToken
}
