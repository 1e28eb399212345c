import { showError } from '@luzzu/ui'
import { useEffect, useRef, useState } from 'react'

/** Why a form could not be sent: told in the form, or in a toast when the form was left meanwhile. */
export function useFailure() {
  const [failure, setFailure] = useState<string>()
  const isShown = useIsShown()
  return {
    failure,
    clear: () => setFailure(undefined),
    fail: (message: string, { retry }: { retry?: () => void } = {}) => {
      if (isShown()) setFailure(message)
      else showError(message, retry ? { retry } : {})
    },
  }
}

/** Whether the component is still there. */
function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
