import type { FieldErrors } from '@luzzu/domain'
import type { Problem } from '@luzzu/domain/contracts'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

/** Why a request failed: HTTP status and body, or without a response `status` 0 with the message of the error. */
export type ApiError = {
  status: number
  body?: unknown
  message: string
  /** Seconds to wait before a retry, from `Retry-After`. */
  retryAfter?: number
  /** The request timed out without a response. */
  timedOut?: true
}

export function toApiError(error: FetchBaseQueryError, response?: Response): ApiError {
  if (typeof error.status !== 'number') {
    const timedOut = error.status === 'TIMEOUT_ERROR'
    // A body that was cut off, such as by leaving the page, is no response.
    const status = response?.ok ? 0 : (response?.status ?? 0)
    return { status, message: error.error, ...(timedOut && { timedOut }) }
  }
  const retryAfter = Number(response?.headers.get('retry-after') ?? Number.NaN)
  return {
    status: error.status,
    body: error.data,
    message: problemOf(error.data)?.message ?? `The server answered ${error.status}.`,
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  }
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error
}

/** Whether the error is this problem: the end of its `type`, such as `slot-taken`. */
export function isProblem(error: unknown, name: string): boolean {
  return isApiError(error) && problemOf(error.body)?.type?.endsWith(`/${name}`) === true
}

/** Whether the session has ended. A failed login is 401 too, but concerns no session. */
export function isSessionEnd(error: ApiError): boolean {
  return error.status === 401 && !isProblem(error, 'invalid-credentials')
}

/** The error messages of a refused request by field. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  const errors = (isApiError(error) && problemOf(error.body)?.errors) || []
  return Object.fromEntries(errors.map(({ pointer, detail }) => [pointer.replace(/^#\//, ''), detail]))
}

/** The message for people, or `otherwise` without a response from the server. */
export function messageOf(error: unknown, otherwise: string): string {
  return (isApiError(error) && problemOf(error.body)?.message) || otherwise
}

/** "Reference: …" with the id under which the server logged the refused request; `undefined` without a response. */
export function referenceOf(error: unknown): string | undefined {
  const id = isApiError(error) && problemOf(error.body)?.instance?.match(/^\/req\/([\w-]+)$/)?.[1]
  return id ? `Reference: ${id}` : undefined
}

/** The problem document in the body of an error, if there is one. */
export function problemOf(body: unknown): Partial<Problem> | undefined {
  return typeof body === 'object' && body !== null && 'type' in body ? (body as Partial<Problem>) : undefined
}
