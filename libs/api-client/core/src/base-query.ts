import { REQUEST_TIMEOUT_MS } from '@luzzu/domain'
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react'
import { type ApiError, isSessionEnd, toApiError } from './api-error'
import { type SessionPart, sessionExpired } from './session/session-slice'

/** Reads are small, and somebody waits for them, so they fail earlier than changes. */
const READ_TIMEOUT_MS = 10_000
/** Reads that time out are tried twice in all. */
const HUNG_REQUEST_ATTEMPTS = 2

/** Before the second, third and fourth try, in milliseconds; a little more at random, so that pages do not ask as one. */
const RETRY_DELAYS_MS = [200, 600, 1800]
const MAX_RETRY_DELAY_MS = 10_000

const fetchJson = fetchBaseQuery({
  baseUrl: import.meta.env?.VITE_API_BASE_URL ?? '/api',
  timeout: REQUEST_TIMEOUT_MS,
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as SessionPart).session
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  },
})

/** One try of a call: with the session's token, and with errors in one shape. */
const sendRequest: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (request, store, extra) => {
  const answer = await fetchJson(isRead(request) ? inReadTime(request) : request, store, extra)
  if (!answer.error) return { data: answer.data, ...(answer.meta && { meta: answer.meta }) }
  const sentToken = bearerOf(answer.meta?.request)
  const error = toApiError(answer.error, answer.meta?.response)
  if (sentToken && isSessionEnd(error)) store.dispatch(sessionExpired(sentToken))
  if (isRead(request) && error.retryAfter) await pause(Math.min(error.retryAfter * 1000, MAX_RETRY_DELAY_MS))
  return { error, ...(answer.meta && { meta: answer.meta }) }
}

/**
 * A call to the API. Reading is tried again when the line or the server failed for a moment; a change
 * is not, since it may have been made.
 */
export const baseQuery = retry(sendRequest, {
  retryCondition: (error, request, { attempt }) =>
    attempt < attemptsFor(error as unknown as ApiError) && isRead(request),
  backoff: (attempt) => pause((RETRY_DELAYS_MS[attempt - 1] ?? MAX_RETRY_DELAY_MS) * (1 + Math.random() / 2)),
})

function isRead(request: string | FetchArgs): boolean {
  return typeof request === 'string' || request.method === undefined || request.method === 'GET'
}

function inReadTime(request: string | FetchArgs): FetchArgs {
  return { timeout: READ_TIMEOUT_MS, ...(typeof request === 'string' ? { url: request } : request) }
}

/** How often a read is tried that failed like this. It may be over in a moment: too many asked, or trouble there. */
function attemptsFor({ status, timedOut }: ApiError): number {
  if (timedOut) return HUNG_REQUEST_ATTEMPTS
  return status === 0 || status === 429 || status >= 500 ? RETRY_DELAYS_MS.length + 1 : 1
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The token that a request carried, which need not be that of the session any more when its answer comes. */
function bearerOf(request: Request | undefined): string | undefined {
  return request?.headers.get('authorization')?.replace(/^Bearer /, '')
}
