import { useCallback, useSyncExternalStore } from 'react'
import { readStoredText, subscribeToStoredTexts, writeStoredText } from '../../hooks/use-stored-text'
import { SegmentedControl, type SegmentedControlProps } from '../SegmentedControl/SegmentedControl'

export type Theme = (typeof THEMES)[number]

const options: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export type ThemeChoiceProps = Omit<
  SegmentedControlProps<Theme>,
  'legend' | 'value' | 'defaultValue' | 'onChange' | 'options'
>

/** Selects the light, dark or system theme; the choice is stored. */
export function ThemeChoice(props: ThemeChoiceProps) {
  const [theme, setTheme] = useTheme()
  return <SegmentedControl {...props} legend="Theme" value={theme} onChange={setTheme} options={options} />
}

const THEMES = ['system', 'light', 'dark'] as const

const STORAGE_KEY = 'theme'
/** Fallback when the browser denies storage; kept until the page is closed. */
let unsaved: Theme | undefined

function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

function readTheme(): Theme {
  if (unsaved) return unsaved
  const stored = readStoredText(STORAGE_KEY)
  return isTheme(stored) ? stored : 'system'
}

/** Sets `data-theme` on the root element. */
function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.dataset.theme = theme
}

/** In other tabs the theme script in the head applies it. */
function saveTheme(theme: Theme): void {
  applyTheme(theme)
  unsaved = theme
  if (writeStoredText(STORAGE_KEY, theme)) unsaved = undefined
}

/** The selected theme and its setter; stored in local storage and synchronized between tabs. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribeToStoredTexts, readTheme, () => 'system' as const)
  return [theme, useCallback(saveTheme, [])]
}
