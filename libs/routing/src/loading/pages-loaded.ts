import { useSyncExternalStore } from 'react'

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

export function usePagesLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areLoaded,
    () => false,
  )
}
