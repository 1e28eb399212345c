import { escapeHtml } from '../../escape-html'
import type { PageHead } from './page-head'

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
