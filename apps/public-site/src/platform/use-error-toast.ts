import { dismissToast, showError } from '@luzzu/ui'
import { useRef } from 'react'

/** Says what went wrong until it is tried again, so that no failure is left standing beside a success. */
export function useErrorToast() {
  const shown = useRef<string>(undefined)
  return {
    say(message: string) {
      shown.current = showError(message)
    },
    forget() {
      if (shown.current) dismissToast(shown.current)
    },
  }
}
