import { isApiError, isSessionEnd, messageOf } from '@luzzu/api-client'
import { dismissToast, showError } from '@luzzu/ui'
import { useRef } from 'react'

/** Shows one error toast at a time; dismiss it when the action is retried. */
export function useErrorToast() {
  const toastId = useRef<string>(undefined)
  return {
    show(message: string) {
      toastId.current = showError(message)
    },
    /** Nothing of a session that has ended, which the page itself tells. */
    fail(error: unknown, otherwise: string) {
      if (isApiError(error) && isSessionEnd(error)) return
      toastId.current = showError(messageOf(error, otherwise))
    },
    dismiss() {
      if (toastId.current) dismissToast(toastId.current)
    },
  }
}
