import { isApiError, messageOf } from '@luzzu/api-client'
import { isOnline } from '@luzzu/routing'

const COPY = {
  offline: 'You are offline.',
  unreachable: 'The server could not be reached.',
  broken: 'Something went wrong on our side.',
  kept: 'Nothing is lost. Please try again.',
} as const

/** What is told in a form that could not be sent: the reason of a refusal, else what `failed` and that it can be sent again. */
export function failureText(error: unknown, failed: string): string {
  const status = isApiError(error) ? error.status : 0
  if (status >= 400 && status < 500) return messageOf(error, failed)
  const answered = status === 0 ? COPY.unreachable : COPY.broken
  return `${failed} ${isOnline() ? answered : COPY.offline} ${COPY.kept}`
}
