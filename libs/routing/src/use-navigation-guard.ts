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
    const traversals = holdHistory(hold)
    navigator.push = (...to) =>
      hold(() => {
        push(...to)
        traversals.restart()
      })
    navigator.replace = (...to) => hold(() => replace(...to))
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => {
      Object.assign(navigator, { push, replace })
      traversals.release()
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

/** Reverts history traversals before the listener of the router runs. */
function holdHistory(hold: (resume: () => void) => void) {
  let start = historyIndex()
  let isLeaving = false
  const revert = (event: PopStateEvent) => {
    const index = historyIndex()
    if (start === undefined || index === undefined) return
    if (isLeaving) {
      isLeaving = false
      start = index
      return
    }
    event.stopImmediatePropagation()
    const delta = index - start
    // Otherwise it is the reverting traversal itself.
    if (delta === 0) return
    history.go(-delta)
    hold(() => {
      isLeaving = true
      history.go(delta)
    })
  }
  onPopState = revert
  return {
    /** After a navigation that leaves the page mounted. */
    restart: () => {
      start = historyIndex()
    },
    release: () => {
      if (onPopState === revert) onPopState = undefined
    },
  }
}
