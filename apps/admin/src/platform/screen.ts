import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

/** A page of the admin and the ways that lead to it. */
export type Screen = {
  /** Absolute; may hold parameters such as `:id`. */
  path: string
  /** Its name in the sidebar, the command palette and the list of shortcuts. Without one it is in none of them. */
  title?: string
  element: ReactElement
  /** Puts the screen into the sidebar. */
  icon?: LucideIcon
  /** The key after `g`. */
  shortcut?: string
  /** The number beside its name in the sidebar. */
  count?: 'pending'
}

/** What the ways to a screen need to know of it. */
export type ScreenLink = Pick<Screen, 'path' | 'title' | 'shortcut'>
