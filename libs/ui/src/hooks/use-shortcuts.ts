import { useEffect, useEffectEvent } from 'react'
import { type KeyBindingOptions, tinykeys } from 'tinykeys'
import { type DevicePreference, isPreferenceOn, useDevicePreference } from './use-device-preference'

/** Handlers by key, in the syntax of tinykeys. One that returns false leaves the key to the browser. */
type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => unknown>>

/**
 * Keyboard shortcuts of the page. Keys belong to a dialog while one is open, and to the field in which somebody types,
 * except with a modifier. Those of characters alone can be turned off.
 */
export function useShortcuts(
  shortcuts: Shortcuts,
  { capture = false, timeout = 1000 }: KeyBindingOptions = {},
) {
  const names = Object.keys(shortcuts).join('\n')
  const run = useEffectEvent((name: string, event: KeyboardEvent) => {
    const isTyped = isTyping(event.target) && !name.startsWith('$mod+')
    if (isCharacter(name) && !isPreferenceOn(CHARACTER_SHORTCUTS)) return
    if (event.defaultPrevented || isTyped || document.querySelector(DIALOG)) return
    if (shortcuts[name]?.(event) !== false) event.preventDefault()
  })

  useEffect(() => {
    const bindings = names
      .split('\n')
      .filter(Boolean)
      .map((name) => [name, (event: KeyboardEvent) => run(name, event)] as const)
    const unsubscribe = tinykeys(window, Object.fromEntries(bindings), { capture, timeout })
    return () => unsubscribe()
  }, [names, capture, timeout])
}

const DIALOG = '[role="dialog"], [role="alertdialog"]'

/** A character, or several in a row, such as `n`, `Shift+?` and `g b`; no key with a name, such as `Enter`. */
const isCharacter = (name: string) => /^(Shift\+)?\S( \S)*$/.test(name)

function isTyping(target: EventTarget | null): boolean {
  const field = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]'
  return target instanceof Element && target.closest(field) !== null
}

/** Off for speech input and unsteady hands, which trigger them. */
const CHARACTER_SHORTCUTS: DevicePreference = { key: 'character-shortcuts', isOnByDefault: true }

/** Whether shortcuts of a single character are on in this browser, and a setter. */
export const useCharacterShortcuts = () => useDevicePreference(CHARACTER_SHORTCUTS)
