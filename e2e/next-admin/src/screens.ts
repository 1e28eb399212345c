import type { AreaScreen } from '@luzzu/routing'

export const pageTitle = (siteName: string, page?: string) => `${page} · next admin of ${siteName}`

/** The dashboard, and a screen that the running server has never heard of. */
export const SCREENS: readonly AreaScreen[] = [
  { path: '/admin', title: 'Overview', load: () => import('./OverviewPage') },
  { path: '/admin/fleet/:id', title: 'Craft', load: () => import('./CraftPage') },
]
