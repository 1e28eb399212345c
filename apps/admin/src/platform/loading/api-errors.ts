import { isApiError, messageOf } from '@luzzu/api-client'

const NO_RESPONSE = 'The server didn’t respond.'

/** Why something was not done, in a sentence. */
export function errorReason(error: unknown): string {
  return messageOf(error, NO_RESPONSE)
}

/** Whether the same request may succeed a moment later: a refusal stays one. */
export function isRetryable(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500
}
