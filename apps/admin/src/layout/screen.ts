import type { AreaScreen } from '@luzzu/routing'
import type { LucideIcon } from 'lucide-react'

/** A page of the admin, with its navigation entries. Its title names it in sidebar, command palette and shortcuts dialog. */
export type Screen = AreaScreen & {
  /** Puts the screen into the sidebar. */
  icon?: LucideIcon
  /** The key after `g`. */
  shortcut?: string
  /** The badge beside its name in the sidebar. */
  count?: 'pending'
}

export type ScreenLink = Pick<Screen, 'path' | 'title' | 'shortcut' | 'icon'>
