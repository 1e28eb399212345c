import { useContext, useEffect, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'

type Held = { resume: () => void }

/**
 * Holds links and `navigate` while `isActive`, until `leave` is called; closing or reloading the page asks in the
 * browser's words. Its back and forward buttons are not held: that needs a data router.
 */
export function useNavigationGuard(isActive: boolean) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [held, setHeld] = useState<Held>()

  useEffect(() => {
    if (!isActive) return
    const { push, replace } = navigator
    const hold = (resume: () => void) => setHeld({ resume })
    navigator.push = (...to) => hold(() => push(...to))
    navigator.replace = (...to) => hold(() => replace(...to))
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => {
      Object.assign(navigator, { push, replace })
      globalThis.removeEventListener('beforeunload', ask)
    }
  }, [isActive, navigator])

  return {
    isHeld: held !== undefined,
    stay: () => setHeld(undefined),
    leave() {
      setHeld(undefined)
      held?.resume()
    },
  }
}
