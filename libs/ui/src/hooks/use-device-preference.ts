import { useSyncExternalStore } from 'react'
import { readStoredText, subscribeToStoredTexts, writeStoredText } from './use-stored-text'

/** Something that is on or off, as chosen in this browser, which remembers it under the key. */
export type DevicePreference = { key: string; isOnByDefault: boolean }

/** Where the browser denies storage, choices are kept until the page is closed. */
const unsaved = new Map<string, boolean>()

const stored = (isOn: boolean) => (isOn ? 'on' : 'off')

/** Whether it is on in this browser. */
export const isPreferenceOn = ({ key, isOnByDefault }: DevicePreference): boolean =>
  unsaved.get(key) ?? (readStoredText(key) === stored(!isOnByDefault)) !== isOnByDefault

function save({ key, isOnByDefault }: DevicePreference, next: boolean): void {
  unsaved.set(key, next)
  if (writeStoredText(key, next === isOnByDefault ? null : stored(next))) unsaved.delete(key)
}

/** Whether it is on in this browser, and its setter. */
export function useDevicePreference(choice: DevicePreference): readonly [boolean, (next: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribeToStoredTexts,
    () => isPreferenceOn(choice),
    () => choice.isOnByDefault,
  )
  return [isOn, (next) => save(choice, next)]
}
