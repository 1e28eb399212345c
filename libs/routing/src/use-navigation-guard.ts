import { useContext, useEffect, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'

type Held = { resume: () => void }

/**
 * Holds navigation while `isActive`, until `leave` is called: links, `navigate`, and the browser's back and forward
 * buttons. Closing or reloading the page asks in the browser's words.
 */
export function useNavigationGuard(isActive: boolean) {
  // `useBlocker` needs a data router.
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [held, setHeld] = useState<Held>()

  useEffect(() => {
    if (!isActive) return
    const { push, replace } = navigator
    const hold = (resume: () => void) => setHeld({ resume })
    navigator.push = (...to) => hold(() => push(...to))
    navigator.replace = (...to) => hold(() => replace(...to))
    const releaseHistory = holdHistory(hold)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => {
      Object.assign(navigator, { push, replace })
      releaseHistory()
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

/** The position of the current entry, which the router keeps in the state of the history. */
const historyIndex = () => (history.state as { idx?: number } | null)?.idx

let onPopState: ((event: PopStateEvent) => void) | undefined
// Events of the window reach their listeners in the order of registration, so this one precedes that of the router.
globalThis.addEventListener?.('popstate', (event) => onPopState?.(event))

/** Takes back each move through the history, before the router hears of it; returns how to stop that. */
function holdHistory(hold: (resume: () => void) => void): () => void {
  const start = historyIndex()
  let isLeaving = false
  onPopState = (event) => {
    const index = historyIndex()
    if (isLeaving || start === undefined || index === undefined) return
    event.stopImmediatePropagation()
    const delta = index - start
    // Otherwise it is the return that was asked for.
    if (delta === 0) return
    history.go(-delta)
    hold(() => {
      isLeaving = true
      history.go(delta)
    })
  }
  return () => {
    onPopState = undefined
  }
}
