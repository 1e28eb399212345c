import { isApiError, messageOf } from '@luzzu/api-client'
import { showError } from '@luzzu/ui'

const NO_RESPONSE = 'The server didn’t respond.'

/** The reason of a failure, as a sentence. */
export function errorReason(error: unknown): string {
  return messageOf(error, NO_RESPONSE)
}

/** Whether a retry may succeed; a refusal stays one. */
export function isRetryable(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500
}

/** Tells why something failed, with a retry where one may help. Returns the toast's id. */
export function showFailure(
  message: string,
  error: unknown,
  retry: () => void,
  { isKept = false }: { isKept?: boolean } = {},
): string {
  return showError(message, isRetryable(error) ? { retry, isKept } : {})
}
