import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

/** A page of the admin, with its navigation entries. */
export type Screen = {
  /** Absolute; may contain parameters such as `:id`. */
  path: string
  /** Its name in sidebar, command palette and shortcuts dialog. Without a title it is in none of them. */
  title?: string
  element: ReactElement
  /** Shown in the sidebar with this icon. */
  icon?: LucideIcon
  /** The key after `g`. */
  shortcut?: string
  /** The badge beside its name in the sidebar. */
  count?: 'pending'
}

export type ScreenLink = Pick<Screen, 'path' | 'title' | 'shortcut'>
