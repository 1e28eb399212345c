import type { AreaScreen } from '@luzzu/routing'
import type { LucideIcon } from 'lucide-react'

/** A link of the site's navigation. `visitor` links are shown to visitors only, `user` links to users. */
export type NavigationEntry = {
  label: string
  path: string
  icon?: LucideIcon
  menu: 'main' | 'visitor' | 'user'
}

/** A page of the public site, with its navigation entries. */
export type Screen = AreaScreen & {
  /** Whether it has the site's header and footer. */
  layout: 'site' | 'none'
  navigation?: readonly NavigationEntry[]
}
