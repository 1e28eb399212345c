import { useCallback, useSyncExternalStore } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()
/** Holds for the page when the browser refuses storage. */
let unsaved: Theme | undefined

function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

function readTheme(): Theme {
  if (unsaved) return unsaved
  try {
    const stored = globalThis.localStorage?.getItem(STORAGE_KEY)
    return isTheme(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Marks the page with the chosen scheme. Call it before the first paint of a page. */
export function applyTheme(theme: Theme = readTheme()): void {
  const root = document.documentElement
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.dataset.theme = theme
}

function saveTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme)
    unsaved = undefined
  } catch {
    unsaved = theme
  }
  applyTheme(theme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The reader's choice of scheme and how to change it; the choice is kept in local storage. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
  return [theme, useCallback(saveTheme, [])]
}
