import type { Activity, Faq, Product, ProductWithAddons } from '../catalogue/catalogue.contract'
import type { ProductDetails } from '../catalogue/product-details'
import type { Site } from './settings.contract'

/** What the server knows of the catalogue when it renders a page of an area. */
export type PageData = {
  site: Site
  activities: readonly Activity[]
  products: readonly Product[]
  faqs: readonly Faq[]
  /** The product that the page is about. */
  product?: ProductWithAddons
  /** Of that product. */
  details?: ProductDetails
}

/** An answer of the API under the name that the area's cache knows it by. */
export type CachedQuery = { endpointName: string; arg: unknown; value: unknown }

/**
 * What `render(path, data)` of an area's server bundle returns; its `build` names the browser's code that hydrates it.
 * Of a page that the browser renders only `head` is not empty.
 */
export type RenderedPage = {
  /** Content of the page's root element. */
  html: string
  /** Style elements, for the head. */
  styles: string
  /** The document's title, escaped. */
  title: string
  /** What else the page has in the document's head. */
  head: string
  /** What the page was rendered with. */
  queries: CachedQuery[]
}
