import { useSyncExternalStore } from 'react'

/** Something that is on or off, as chosen in this browser, which remembers it under the key. */
export type DevicePreference = { key: string; isOnByDefault: boolean }

const listeners = new Set<() => void>()
/** Where the browser denies storage, choices are kept until the page is closed. */
const unsaved = new Map<string, boolean>()

const stored = (isOn: boolean) => (isOn ? 'on' : 'off')

/** Whether it is on in this browser. */
export function isPreferenceOn({ key, isOnByDefault }: DevicePreference): boolean {
  const choice = unsaved.get(key)
  if (choice !== undefined) return choice
  try {
    return (localStorage.getItem(key) === stored(!isOnByDefault)) !== isOnByDefault
  } catch {
    return isOnByDefault
  }
}

function save({ key, isOnByDefault }: DevicePreference, next: boolean): void {
  try {
    if (next === isOnByDefault) localStorage.removeItem(key)
    else localStorage.setItem(key, stored(next))
    unsaved.delete(key)
  } catch {
    unsaved.set(key, next)
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

/** Whether it is on in this browser, and its setter. */
export function useDevicePreference(choice: DevicePreference): readonly [boolean, (next: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => isPreferenceOn(choice),
    () => choice.isOnByDefault,
  )
  return [isOn, (next) => save(choice, next)]
}
