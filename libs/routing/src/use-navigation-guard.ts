import { useContext, useEffect, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'
import { holdTraversals } from './hold-traversals'

type Held = { resume: () => void }

/**
 * Holds navigation while `isActive`, until `leave` is called: links, `navigate`, and the browser's back and forward
 * buttons. Closing or reloading the page asks in the browser's words. Of several active guards the last one asks first.
 */
export function useNavigationGuard(isActive: boolean) {
  // `useBlocker` needs a data router.
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [held, setHeld] = useState<Held>()

  useEffect(() => {
    if (!isActive) return
    const { push, replace } = navigator
    let isReleased = false
    const hold = (resume: () => void) => setHeld({ resume })
    const traversals = holdTraversals(hold)
    const guarded: Pick<typeof navigator, 'push' | 'replace'> = {
      push(...to) {
        const resume = () => {
          push(...to)
          traversals.restart()
        }
        if (isReleased) push(...to)
        else hold(resume)
      },
      replace(...to) {
        if (isReleased) replace(...to)
        else hold(() => replace(...to))
      },
    }
    Object.assign(navigator, guarded)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => {
      isReleased = true
      // A guard that began later has wrapped this one, which then lets everything pass.
      if (navigator.push === guarded.push) Object.assign(navigator, { push, replace })
      traversals.release()
      globalThis.removeEventListener('beforeunload', ask)
      // There is nothing to lose any more, so nothing is asked.
      setHeld(undefined)
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
