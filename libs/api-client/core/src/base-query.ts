import { READ_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '@luzzu/domain'
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react'
import { type ApiError, isSessionEnd, toApiError } from './api-error'
import { recordServerTime } from './clock'
import { type SessionPart, sessionExpired } from './session/session-slice'

/** Where the API is: the page may name it, so that no build has to know. */
export const API_BASE_URL: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content ||
  (import.meta.env?.VITE_API_BASE_URL ?? '/api')

/** Number of attempts of a read that times out. */
const HUNG_REQUEST_ATTEMPTS = 2

/** Delays before the second, third and fourth attempt in milliseconds, plus jitter. */
const RETRY_DELAYS_MS = [200, 600, 1800]
const MAX_RETRY_DELAY_MS = 10_000

const fetchJson = fetchBaseQuery({
  baseUrl: API_BASE_URL,
  timeout: REQUEST_TIMEOUT_MS,
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as SessionPart).session
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  },
})

/** One attempt, with the session's token and uniform errors. */
const sendRequest: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (request, store, extra) => {
  const response = await fetchJson(isRead(request) ? withReadTimeout(request) : request, store, extra)
  recordServerTime(response.meta?.response)
  if (!response.error) return { data: response.data, ...(response.meta && { meta: response.meta }) }
  const sentToken = bearerOf(response.meta?.request)
  const error = toApiError(response.error, response.meta?.response)
  if (sentToken && isSessionEnd(error)) store.dispatch(sessionExpired(sentToken))
  if (isRead(request) && error.retryAfter) await delay(Math.min(error.retryAfter * 1000, MAX_RETRY_DELAY_MS))
  return { error, ...(response.meta && { meta: response.meta }) }
}

/**
 * The base query of the API. Reads are retried after transient failures; a change is not, because it may have
 * succeeded.
 */
export const baseQuery = retry(sendRequest, {
  retryCondition: (error, request, { attempt }) =>
    attempt < attemptsFor(error as unknown as ApiError) && isRead(request),
  backoff: (attempt) => delay((RETRY_DELAYS_MS[attempt - 1] ?? MAX_RETRY_DELAY_MS) * (1 + Math.random() / 2)),
})

function isRead(request: string | FetchArgs): boolean {
  return typeof request === 'string' || request.method === undefined || request.method === 'GET'
}

function withReadTimeout(request: string | FetchArgs): FetchArgs {
  return { timeout: READ_TIMEOUT_MS, ...(typeof request === 'string' ? { url: request } : request) }
}

/** Number of attempts by error; 429 and server errors are transient. */
function attemptsFor({ status, timedOut }: ApiError): number {
  if (timedOut) return HUNG_REQUEST_ATTEMPTS
  return status === 0 || status === 429 || status >= 500 ? RETRY_DELAYS_MS.length + 1 : 1
}

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The token that a request carried; the session may have another one by the time of the response. */
function bearerOf(request: Request | undefined): string | undefined {
  return request?.headers.get('authorization')?.replace(/^Bearer /, '')
}
