import { useSyncExternalStore } from 'react'

const ON = 'on'
const listeners = new Set<() => void>()
/** Where the browser denies storage, choices are kept until the page is closed. */
const unsaved = new Map<string, boolean>()

/** Whether something that is off by default has been switched on in this browser. */
export function isChosen(key: string): boolean {
  const choice = unsaved.get(key)
  if (choice !== undefined) return choice
  try {
    return localStorage.getItem(key) === ON
  } catch {
    return false
  }
}

function save(key: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, ON)
    else localStorage.removeItem(key)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, isOn)
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

/** A choice that is remembered in this browser, and its setter. */
export function useDeviceChoice(key: string): readonly [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => isChosen(key))
  return [isOn, (next) => save(key, next)]
}
