import { type ComponentType, createElement } from 'react'
import type { Access, AreaRoute } from './area-route'
import { type LazyPage, lazyPage } from './loading/lazy-page'

/** A page of an area. Routes, navigation and the server's known paths are derived from the area's table of screens. */
export type AreaScreen = {
  /** Absolute. `:id` is a positive integer, any other parameter one segment, a final `*` matches the rest. */
  path: string
  /** Its name in navigation and in the document title. */
  title?: string
  /** For search engines and link previews. */
  description?: string
  /** In addition to the access control of the area. */
  access?: Access
  /** Whether search engines may index it. */
  indexed?: boolean
  /** Whether the server may render it. */
  prerendered?: boolean
  /** What the server has the browser load ahead of a page that is not rendered there: the picture of the product that its path names. */
  preloads?: 'product'
  /** The subject of its structured data. A page about an unknown product responds with 404. */
  about?: 'business' | 'product'
  /** What has to be turned on, or there is nothing at its address. */
  needs?: 'payments'
  /** The metadata for an unknown product, or while what it needs is off. */
  missing?: { title: string; description: string }
  load: () => Promise<{ default: ComponentType }>
}

/** The routes of screens, relative to the prefix. Screens with the same `load` share one page, which stays mounted between them. */
export function screenRoutes(
  screens: readonly AreaScreen[],
  { prefix = '', Unavailable }: { prefix?: string; Unavailable: ComponentType },
): AreaRoute[] {
  const pages = new Map<AreaScreen['load'], LazyPage<object>>()
  return screens.map(({ path, load }) => {
    const Page = pages.get(load) ?? lazyPage(load, Unavailable)
    pages.set(load, Page)
    return routeOf(path.slice(prefix.length).replace(/^\//, ''), Page)
  })
}

function routeOf(path: string, Page: LazyPage<object>): AreaRoute {
  const route = { element: createElement(Page), preload: Page.preload }
  return path === '' ? { ...route, index: true } : { ...route, path }
}
