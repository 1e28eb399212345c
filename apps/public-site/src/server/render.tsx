import { api, fillCache, makeStore } from '@luzzu/api-client'
import type { CachedQuery, PageData, RenderedPage } from '@luzzu/domain/contracts'
import { AppProviders, guardRoutes } from '@luzzu/page'
import { preloadPage, useRoutes } from '@luzzu/routing'
import { StaticRouter } from '@luzzu/routing/offscreen'
import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { paths } from '../platform/paths'
import { ProductPicture } from '../platform/product/ProductPicture'
import { routes } from '../routes'

export { build } from '../build'

/** What React puts before the content because it belongs into the head. Its attributes hold no `>`. */
const HEAD_ELEMENTS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/
const TITLE = /<title[^>]*>([^<]*)<\/title>/
/** Said by the server in the same words. */
const ROBOTS = /<meta name="robots"[^>]*>/g

/** Renders a page as the browser does before it knows who asks. The wizard waits for that: only its picture is loaded ahead. */
export async function render(path: string, data: PageData): Promise<RenderedPage> {
  if (data.product && path === paths.book(data.product.id)) {
    const [head] = HEAD_ELEMENTS.exec(renderToString(<ProductPicture product={data.product} />)) ?? ['']
    return { html: '', styles: '', title: '', head, queries: [] }
  }
  await preloadPage(routes, path)
  const queries = queriesFor(path, data)
  const store = makeStore()
  fillCache(store, queries)
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  )
  const sheet = new ServerStyleSheet()
  try {
    const text = renderToString(
      sheet.collectStyles(
        <AppProviders store={store} Router={Router}>
          <Suspense>
            <Area />
          </Suspense>
        </AppProviders>,
      ),
    )
    const head = HEAD_ELEMENTS.exec(text)?.[0] ?? ''
    return {
      html: text.slice(head.length),
      styles: sheet.getStyleTags(),
      title: TITLE.exec(head)?.[1] ?? '',
      head: head.replace(TITLE, '').replaceAll(ROBOTS, ''),
      queries,
    }
  } finally {
    // Its timers would keep the store for as long as answers stay in a cache.
    store.dispatch(api.util.resetApiState())
    sheet.seal()
  }
}

function Area() {
  return useRoutes(guardRoutes(routes))
}

/** The answers that a page is rendered with, and no more: the browser is sent them too. */
function queriesFor(
  path: string,
  { site, activities, products, faqs, product, details }: PageData,
): CachedQuery[] {
  const findSite = { endpointName: 'findSite', arg: undefined, value: site }
  if (path === paths.home) {
    return [
      findSite,
      { endpointName: 'listActivities', arg: undefined, value: activities },
      { endpointName: 'listProducts', arg: undefined, value: products },
      { endpointName: 'listFaqs', arg: undefined, value: faqs },
    ]
  }
  if (!product) return [findSite]
  const findDetails = { endpointName: 'findDetails', arg: product.id, value: details }
  return [
    findSite,
    { endpointName: 'findProduct', arg: product.id, value: product },
    ...(details ? [findDetails] : []),
  ]
}
