import { type AreaName, buildNameOf } from '@luzzu/domain'
import type { AreaDescription, ScreenDescription } from '@luzzu/domain/contracts'

const SCREENS: Record<AreaName, ScreenDescription[]> = {
  public_site: [
    {
      path: '/',
      title: '{site_name}: boats, jet skis and cruises in Malta',
      description: 'Rent boats, kayaks and jet skis.',
      indexed: true,
      about: 'business',
    },
    { path: '/login', title: 'Login: {site_name}', indexed: true },
    { path: '/my-bookings', title: 'My Bookings: {site_name}' },
    {
      path: '/cart',
      title: 'Your order: {site_name}',
      needs: 'payments',
      missing: { title: 'Looking for something?: {site_name}', description: 'There is no page.' },
    },
    { path: '/reset-password/:token', title: 'Choose a new password: {site_name}' },
    { path: '/book/:id', title: '{site_name}', modules: ['assets/page-1.js', 'assets/routes-1.js'] },
    {
      path: '/products/:id',
      title: '{product_name}: {site_name}',
      description: '{product_description}',
      indexed: true,
      about: 'product',
      missing: { title: 'Product Not Found: {site_name}', description: 'It may no longer be offered.' },
    },
    { path: '/*', title: 'Looking for something?: {site_name}' },
  ],
  admin: [
    { path: '/admin', title: 'Dashboard · {site_name} admin' },
    { path: '/admin/rental-services/addons', title: 'Addons · {site_name} admin' },
    { path: '/admin/*', title: 'Looking for something? · {site_name} admin' },
  ],
}

/** The `area.json` of a build. */
export function describeArea(name: AreaName, changes: Partial<AreaDescription> = {}): string {
  const description: AreaDescription = {
    name: buildNameOf(name),
    version: '1.0.0',
    contract: 1,
    entry: 'remoteEntry.js',
    integrity: `sha384-${'A'.repeat(64)}`,
    shared: { react: '^19.0.0' },
    screens: SCREENS[name],
    ...changes,
  }
  return JSON.stringify(description)
}
