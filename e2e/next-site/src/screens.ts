import type { AreaScreen } from '@luzzu/routing'

export const pageTitle = (siteName: string, page?: string) => (page ? `${page}: next ${siteName}` : siteName)

export const SCREENS: readonly AreaScreen[] = [
  {
    path: '/tours',
    title: 'Tours',
    description: 'Around the islands under sail.',
    indexed: true,
    load: () => import('./ToursPage'),
  },
]
