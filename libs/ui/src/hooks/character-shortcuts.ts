import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'character-shortcuts'
const OFF = 'off'
const listeners = new Set<() => void>()
/** Where the browser denies storage, the choice is kept until the page is closed. */
let unsaved: boolean | undefined

/** Whether shortcuts of a single character are on, in this browser. */
export function areCharacterShortcutsOn(): boolean {
  if (unsaved !== undefined) return unsaved
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF
  } catch {
    return true
  }
}

function save(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, OFF)
    unsaved = undefined
  } catch {
    unsaved = isOn
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Whether shortcuts of a single character are on, and a setter: speech input and unsteady hands trigger them. */
export function useCharacterShortcuts(): readonly [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, areCharacterShortcutsOn, () => true), save]
}
