import { PAGE_METADATA, pageTitle } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { escapeHtml } from './render-head'
import type { Place } from './schema-org'

type SiteFile = { type: string; text: string }

/** Private pages that crawlers need not request. */
const PRIVATE = ['/admin', '/book/', '/my-bookings', '/reset-password']
export function robotsFile({ origin }: Place): SiteFile {
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return { type: 'text/plain; charset=utf-8', text: lines.join('\n') }
}

/** Indexable pages: home and each product. Login and registration are linked from there. */
export function sitemapFile(products: readonly Pick<Product, 'id'>[], { origin }: Place): SiteFile {
  const addresses = [`${origin}/`, ...products.map(({ id }) => `${origin}/products/${id}`)]
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
  return { type: 'application/xml; charset=utf-8', text }
}

/** The web app manifest. Its colors are those of the page. */
export function manifestFile({ siteName }: Place): SiteFile {
  const manifest = {
    id: '/',
    name: pageTitle(siteName),
    short_name: siteName,
    description: PAGE_METADATA.home.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0a4d7a',
    background_color: '#fffdf8',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return { type: 'application/manifest+json; charset=utf-8', text: JSON.stringify(manifest) }
}
