import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** What this browser keeps under a key; `null` where there is nothing, or where it denies storage. */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or with `null` removes it, and tells all that read any; whether the browser lets it. */
export function writeStoredText(key: string, text: string | null): boolean {
  const isKept = keep(key, text)
  for (const listener of listeners) listener()
  return isKept
}

function keep(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Calls whenever this tab or another one changes a text; returns what ends it. */
export function subscribeToStoredTexts(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** What this browser keeps under a key, as it is in all tabs. */
export const useStoredText = (key: string): string | null =>
  useSyncExternalStore(
    subscribeToStoredTexts,
    () => readStoredText(key),
    () => null,
  )
