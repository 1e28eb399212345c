import { type Theme, useTheme } from '@luzzu/ui'
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import type { Command } from './palette-entries'

const THEMES: readonly { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: 'dark', label: 'Dark theme', icon: Moon },
  { theme: 'light', label: 'Light theme', icon: Sun },
  { theme: 'system', label: 'Theme of the system', icon: Monitor },
]

/** Selects the themes that are not selected. */
export function useThemeCommands(): readonly Command[] {
  const [selected, select] = useTheme()
  return THEMES.filter(({ theme }) => theme !== selected).map(({ theme, ...command }) => ({
    ...command,
    keywords: 'mode appearance colors',
    run: () => select(theme),
  }))
}
