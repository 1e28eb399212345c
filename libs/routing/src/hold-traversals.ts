/** The position of the current entry, which the router keeps in the state of the history. */
const historyIndex = () => (history.state as { idx?: number } | null)?.idx

type Holder = (event: PopStateEvent) => void

/** The last one, which is in front of the others, holds; what it lets pass comes to the one before. */
const holders: Holder[] = []
// Events of the window reach their listeners in the order of registration, so this one precedes that of the router.
globalThis.addEventListener?.('popstate', (event) => holders.at(-1)?.(event))

/** Reverts traversals of the history before the listener of the router runs; `hold` gets what repeats one. */
export function holdTraversals(hold: (resume: () => void) => void) {
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
