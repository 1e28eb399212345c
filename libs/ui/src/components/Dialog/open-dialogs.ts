import { useEffect, useSyncExternalStore } from 'react'

let openDialogs = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  openDialogs += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Counts a dialog while it is open. */
export function useOpenDialog(open: boolean): void {
  useEffect(() => {
    if (!open) return
    change(1)
    return () => change(-1)
  }, [open])
}

/** Whether a modal dialog is open, which makes the rest of the page inert. */
export function useHasOpenDialog(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => openDialogs > 0,
    () => false,
  )
}
