import type { Dashboard } from '@luzzu/domain/contracts'
import type { AreaScreen } from '@luzzu/routing'
import type { LucideIcon } from 'lucide-react'

/** What the badges of the sidebar count. */
export const COUNTS = {
  pending: ({ pending_approvals }: Dashboard) => pending_approvals,
  'to settle': ({ payments }: Dashboard) => payments && payments.attention + payments.to_hand_over,
} as const

/** A page of the admin, with its navigation entries. Its title names it in sidebar, command palette and shortcuts dialog. */
export type Screen = AreaScreen & {
  /** Puts the screen into the sidebar. */
  icon?: LucideIcon
  /** Other words by which the command palette finds it. */
  keywords?: string
  /** The key after `g`. */
  shortcut?: string
  /** The badge beside its name in the sidebar. */
  count?: keyof typeof COUNTS
}

export type ScreenLink = Pick<Screen, 'path' | 'title' | 'keywords' | 'shortcut' | 'icon'>
