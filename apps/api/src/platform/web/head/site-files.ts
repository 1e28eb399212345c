import type { Product, ScreenDescription } from '@luzzu/domain/contracts'
import { escapeHtml } from '../../escape-html'
import type { PageQueries } from '../page-queries'
import { textsOf } from './page-head'
import type { SiteDetails } from './schema-org'

/** The data of files about the site. `screens` are those of all areas with a description. */
export type SiteFileContext = SiteDetails & { queries: PageQueries; screens: readonly ScreenDescription[] }

type SiteFile = { type: string; text: string }

/** Private pages that crawlers need not request. */
function robotsFile({ origin, screens }: SiteFileContext): SiteFile {
  const closed = screens
    .filter(({ path, indexed }) => !indexed && !path.endsWith('*'))
    .map(({ path }) => path.replace(/:.*/, ''))
  const shortest = [...new Set(closed)].filter(
    (path) => !closed.some((other) => other !== path && path.startsWith(other)),
  )
  const lines = [
    'User-agent: *',
    ...shortest.toSorted().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return { type: 'text/plain; charset=utf-8', text: lines.join('\n') }
}

/** Indexed pages, with one for each product. */
async function sitemapFile({ origin, screens, queries }: SiteFileContext): Promise<SiteFile> {
  const indexed = screens.filter((screen) => screen.indexed)
  const products = indexed.some(({ about }) => about === 'product') ? await queries.listProducts() : []
  const paths = indexed.flatMap((screen) => pathsOf(screen, products))
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
  return { type: 'application/xml; charset=utf-8', text }
}

function pathsOf({ path, about }: ScreenDescription, products: readonly Pick<Product, 'id'>[]): string[] {
  if (about === 'product') return products.map(({ id }) => path.replace(':id', String(id)))
  return /[:*]/.test(path) ? [] : [path]
}

/** The web app manifest. Its colors are those of the page. */
function manifestFile({ siteName, screens }: SiteFileContext): SiteFile {
  const home = screens.find(({ path }) => path === '/') ?? { title: '{site_name}' }
  const { title, description } = textsOf(home, { site_name: siteName })
  const manifest = {
    id: '/',
    name: title,
    short_name: siteName,
    description,
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

/** Files about the site, by path. */
export const SITE_FILES: Record<string, (queries: SiteFileContext) => SiteFile | Promise<SiteFile>> = {
  '/robots.txt': robotsFile,
  '/sitemap.xml': sitemapFile,
  '/manifest.webmanifest': manifestFile,
}
