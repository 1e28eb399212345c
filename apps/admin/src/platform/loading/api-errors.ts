import { isApiError, messageOf } from '@luzzu/api-client'

const NO_RESPONSE = 'The server didn’t respond.'

/** The reason of a failure, as a sentence. */
export function errorReason(error: unknown): string {
  return messageOf(error, NO_RESPONSE)
}

/** Whether a retry may succeed; a refusal stays one. */
export function isRetryable(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500
}
