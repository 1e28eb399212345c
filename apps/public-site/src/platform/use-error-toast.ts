import { dismissToast, showError } from '@luzzu/ui'
import { useRef } from 'react'

/** Shows one error toast at a time; dismiss it when the action is retried. */
export function useErrorToast() {
  const toastId = useRef<string>(undefined)
  return {
    show(message: string) {
      toastId.current = showError(message)
    },
    dismiss() {
      if (toastId.current) dismissToast(toastId.current)
    },
  }
}
