import { useContext, useEffect, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'

type Held = { resume: () => void }

/**
 * Holds navigation within the page while `isActive`, until `leave` is called; closing or reloading the page asks in the
 * browser's words. The router's own blocker needs a data router.
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
    const release = holdHistory(hold)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => {
      Object.assign(navigator, { push, replace })
      globalThis.removeEventListener('beforeunload', ask)
      release()
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

/** Takes back what the buttons of the browser do, before the router hears of it. The router numbers its entries. */
function holdHistory(hold: (resume: () => void) => void): () => void {
  const here = positionOf(globalThis.history.state)
  let isPassing = false
  function onPopState(event: PopStateEvent) {
    const there = positionOf(event.state)
    if (isPassing || here === undefined || there === undefined) return
    event.stopImmediatePropagation()
    if (there === here) return
    globalThis.history.go(here - there)
    hold(() => {
      isPassing = true
      globalThis.history.go(there - here)
    })
  }
  globalThis.addEventListener('popstate', onPopState, { capture: true })
  return () => globalThis.removeEventListener('popstate', onPopState, { capture: true })
}

/** Links within a page make entries without a position. */
const positionOf = (state: unknown) => (state as { idx?: number } | null)?.idx
