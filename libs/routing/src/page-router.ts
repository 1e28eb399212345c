import { createElement, type ReactNode, useSyncExternalStore } from 'react'
import { BrowserRouter } from 'react-router-dom'

/**
 * The router of a page. A page stays until the code of the next one is there. Where that is certain the next one is
 * rendered at once: in a transition the browser would compute styles between the parts of it.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const areLoaded = usePagesLoaded()
  return createElement(BrowserRouter, { children, ...(areLoaded && { useTransitions: false }) })
}

let areLoaded = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says whether the code of all pages of the area is there, so that no navigation has to wait for it. */
export function setPagesLoaded(loaded: boolean): void {
  areLoaded = loaded
  for (const listener of listeners) listener()
}

function usePagesLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areLoaded,
    () => false,
  )
}
