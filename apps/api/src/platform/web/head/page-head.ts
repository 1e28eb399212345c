import { descriptionOf } from '@luzzu/domain'
import type { Faq, Product, ScreenDescription } from '@luzzu/domain/contracts'
import type { FindSite } from '../../settings/site'
import { isOfProduct } from '../prerender/prerendered-paths'
import { breadcrumbData, businessData, faqData, type Place, productData } from './schema-org'

/** The data for page metadata, loaded on demand. */
export type PageFacts = {
  findSite: FindSite
  listFaqs: () => Promise<readonly Faq[]>
  listProducts: () => Promise<readonly Product[]>
}

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

type Sources = { facts: PageFacts; place: Place }

/** The metadata of a screen at a path without a trailing slash. `screen` is missing if the area has no description. */
export async function headOf(
  screen: ScreenDescription | undefined,
  path: string,
  { facts, place }: Sources,
): Promise<PageHead> {
  const head: PageHead = {
    ...textsOf(screen ?? { title: '{site_name}' }, { site_name: place.siteName }),
    indexed: screen?.indexed ?? false,
    found: true,
    picture: {
      address: `${place.origin}/share.jpg`,
      width: 1200,
      height: 630,
      alt: 'A painted boat on the evening sea',
    },
    data: [],
  }
  if (screen?.about === 'business') {
    const faqs = await facts.listFaqs()
    return { ...head, data: [businessData(place), ...(faqs.length > 0 ? [faqData(faqs)] : [])] }
  }
  if (!screen || !isOfProduct(screen)) return head
  const id = LAST_SEGMENT.exec(path)?.[0]
  const product = (await facts.listProducts()).find((one) => String(one.id) === id)
  if (product) return screen.about ? { ...head, ...productHead(screen, product, path, place) } : head
  return {
    ...head,
    ...textsOf(screen.missing ?? { title: '{site_name}' }, { site_name: place.siteName }),
    indexed: false,
    found: false,
  }
}

function productHead(screen: ScreenDescription, product: Product, path: string, place: Place) {
  const { name, description, image_url } = product
  const values = {
    site_name: place.siteName,
    product_name: name,
    product_description: descriptionOf(description),
  }
  return {
    ...textsOf(screen, values),
    data: [productData(product, path, place), breadcrumbData(name, path, place)],
    ...(image_url && {
      picture: {
        address: `${place.origin}${image_url.replace(LIST_WIDTH, '-1200.jpg')}`,
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
