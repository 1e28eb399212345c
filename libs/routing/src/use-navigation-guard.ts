import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { type To, UNSAFE_NavigationContext, useLocation } from 'react-router-dom'

type Held = { resume: () => void }

/**
 * Holds navigation while `isActive`, until `leave` is called: links, `navigate`, and the browser's back and forward
 * buttons; what only replaces the section in the address passes. Closing or reloading the page asks in the browser's
 * words. Of several active guards the last one asks first.
 */
export function useNavigationGuard(isActive: boolean) {
  // `useBlocker` needs a data router.
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [held, setHeld] = useState<Held>()
  const current = useLocation()
  /** A link to a section of the page loses nothing. */
  const staysOnPage = useEffectEvent(
    // The router resolves what it is given.
    (to: To) => typeof to === 'object' && to.pathname === current.pathname && to.search === current.search,
  )

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
        if (isReleased || staysOnPage(to[0])) replace(...to)
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

/** The position of the current entry, which the router keeps in the state of the history. */
const historyIndex = () => (history.state as { idx?: number } | null)?.idx

type Holder = (event: PopStateEvent) => void

/** The last one, which is in front of the others, holds; what it lets pass comes to the one before. */
const holders: Holder[] = []
// Events of the window reach their listeners in the order of registration, so this one precedes that of the router.
globalThis.addEventListener?.('popstate', (event) => holders.at(-1)?.(event))

/** Reverts traversals of the history before the listener of the router runs; `hold` gets what repeats one. */
function holdTraversals(hold: (resume: () => void) => void) {
  let start = historyIndex()
  let isLeaving = false
  const revert: Holder = (event) => {
    const index = historyIndex()
    if (start === undefined || index === undefined) return
    if (isLeaving) {
      isLeaving = false
      start = index
      holders[holders.indexOf(revert) - 1]?.(event)
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
  holders.push(revert)
  return {
    /** After a navigation that leaves the page mounted. */
    restart: () => {
      start = historyIndex()
    },
    release: () => {
      holders.splice(holders.indexOf(revert), 1)
    },
  }
}
