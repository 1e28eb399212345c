import { descriptionOf } from '@luzzu/domain'
import type { Product, ScreenDescription } from '@luzzu/domain/contracts'
import { escapeHtml } from '../../escape-html'
import type { PageQueries } from '../page-queries'
import { isOfProduct } from '../prerender/prerendered-paths'
import { breadcrumbData, businessData, faqData, productData, type SiteDetails } from './schema-org'

/** Metadata for search engines and link previews. */
export type PageHead = {
  title: string
  description?: string | undefined
  /** Whether search engines may index the page. */
  indexed: boolean
  /** Whether the resource in the path exists. */
  found: boolean
  picture: { address: string; width: number; height: number; alt: string }
  data: object[]
}

const LIST_WIDTH = /-640\.jpg$/
const LAST_SEGMENT = /[^/]+$/

type Sources = { queries: PageQueries; details: SiteDetails }

/** The metadata of a screen at a path without a trailing slash. `screen` is missing if the area has no description. */
export async function headOf(
  screen: ScreenDescription | undefined,
  path: string,
  { queries, details }: Sources,
): Promise<PageHead> {
  const head: PageHead = {
    ...textsOf(screen ?? { title: '{site_name}' }, { site_name: details.siteName }),
    indexed: screen?.indexed ?? false,
    found: true,
    picture: {
      address: `${details.origin}/share.jpg`,
      width: 1200,
      height: 630,
      alt: 'A painted boat on the evening sea',
    },
    data: [],
  }
  if (screen?.about === 'business') {
    const faqs = await queries.listFaqs()
    return { ...head, data: [businessData(details), ...(faqs.length > 0 ? [faqData(faqs)] : [])] }
  }
  if (!screen) return head
  if (screen.needs === 'payments' && details.settings.payments.mode === 'off')
    return missingHead(head, screen, details)
  if (!isOfProduct(screen)) return head
  const id = LAST_SEGMENT.exec(path)?.[0]
  const product = (await queries.listProducts()).find((one) => String(one.id) === id)
  if (product) return screen.about ? { ...head, ...productHead(screen, product, path, details) } : head
  return missingHead(head, screen, details)
}

const missingHead = (
  head: PageHead,
  { missing }: ScreenDescription,
  { siteName }: SiteDetails,
): PageHead => ({
  ...head,
  ...textsOf(missing ?? { title: '{site_name}' }, { site_name: siteName }),
  indexed: false,
  found: false,
})

function productHead(screen: ScreenDescription, product: Product, path: string, details: SiteDetails) {
  const { name, description, image_url } = product
  const values = {
    site_name: details.siteName,
    product_name: name,
    product_description: descriptionOf(description),
  }
  return {
    ...textsOf(screen, values),
    data: [productData(product, path, details), breadcrumbData(name, path, details)],
    ...(image_url && {
      picture: {
        address: `${details.origin}${image_url.replace(LIST_WIDTH, '-1200.jpg')}`,
        width: 1200,
        height: 900,
        alt: name,
      },
    }),
  }
}

/** The texts of a screen with their placeholders filled in. */
export function textsOf(
  { title, description }: Pick<ScreenDescription, 'title' | 'description'>,
  values: Record<string, string>,
) {
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (name, key) => values[key] ?? name)
  return { title: fill(title), description: description && fill(description) }
}

/**
 * Renders the head tags. All but the title are marked with their path, so that the page can drop them when the visitor
 * navigates on.
 *
 * @param path nothing where the page is the same at several addresses.
 */
export function renderHead(head: PageHead, path: string | undefined, { origin, siteName }: Site): string {
  const address = path === undefined ? undefined : `${origin}${path}`
  const mark = `data-page="${escapeHtml(path ?? '')}"`
  const meta = (kind: 'name' | 'property', key: string, content: string | number) =>
    `<meta ${kind}="${key}" content="${escapeHtml(String(content))}" ${mark} />`
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [meta('name', 'description', head.description)] : []),
    ...(head.indexed && address
      ? [`<link rel="canonical" href="${escapeHtml(address)}" ${mark} />`]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', head.title),
    ...(head.description ? [meta('property', 'og:description', head.description)] : []),
    ...(address ? [meta('property', 'og:url', address)] : []),
    meta('property', 'og:image', head.picture.address),
    meta('property', 'og:image:width', head.picture.width),
    meta('property', 'og:image:height', head.picture.height),
    meta('property', 'og:image:alt', head.picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.data.length > 0
      ? [`<script type="application/ld+json" ${mark}>${dataText(head.data)}</script>`]
      : []),
  ].join('\n    ')
}

type Site = { origin: string; siteName: string }

function dataText(data: object[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': data })
  // Text may contain `</script>`, so `<` is escaped.
  return text.replaceAll('<', '\\u003c')
}
