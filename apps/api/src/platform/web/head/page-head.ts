import { descriptionOf, PAGE_METADATA, pageTitle } from '@luzzu/domain'
import type { Faq, Product } from '@luzzu/domain/contracts'
import { breadcrumbData, businessData, faqData, type Place, productData } from './schema-org'

/** The catalogue data for page metadata, loaded on demand. */
export type PageFacts = {
  listFaqs: () => Promise<readonly Faq[]>
  listProducts: () => Promise<readonly Product[]>
}

/** Metadata for search engines and link previews. */
export type PageHead = {
  title: string
  description: string
  /** Whether search engines may index the page. */
  indexed: boolean
  /** Whether the resource in the path exists. */
  found: boolean
  picture: { address: string; width: number; height: number; alt: string }
  data: object[]
}

type PageMetadata = { title?: string; description: string }

const PRODUCT = /^\/products\/(\d+)$/
const LIST_WIDTH = /-640\.jpg$/

/** Indexed pages besides the home page and products. */
const OPEN_PAGES: Record<string, PageMetadata> = {
  '/login': PAGE_METADATA.login,
  '/register': PAGE_METADATA.register,
}

/** Private pages, by path prefix. */
const OWN_PAGES: [start: string, text: PageMetadata][] = [
  ['/my-bookings', PAGE_METADATA.myBookings],
  ['/reset-password', PAGE_METADATA.passwordReset],
  ['/book/', PAGE_METADATA.home],
  ['/admin', PAGE_METADATA.home],
]

/** The metadata of the page at a path without a trailing slash. */
export async function headOf(path: string, facts: PageFacts, place: Place): Promise<PageHead> {
  const head = (text: PageMetadata, more: Partial<PageHead> = {}): PageHead => ({
    title: pageTitle(place.siteName, text.title),
    description: text.description,
    indexed: false,
    found: true,
    picture: {
      address: `${place.origin}/share.jpg`,
      width: 1200,
      height: 630,
      alt: 'A painted boat on the evening sea',
    },
    data: [],
    ...more,
  })

  if (path === '/') {
    const faqs = await facts.listFaqs()
    const data = [businessData(place), ...(faqs.length > 0 ? [faqData(faqs)] : [])]
    return head(PAGE_METADATA.home, { indexed: true, data })
  }
  const id = PRODUCT.exec(path)?.[1]
  if (id) {
    const product = (await facts.listProducts()).find((one) => String(one.id) === id)
    return product ? productHead(product, head, place) : head(PAGE_METADATA.productNotFound, { found: false })
  }
  const open = OPEN_PAGES[path]
  if (open) return head(open, { indexed: true })
  const own = OWN_PAGES.find(([start]) => path.startsWith(start))
  return own ? head(own[1]) : head(PAGE_METADATA.notFound, { found: false })
}

function productHead(
  product: Product,
  head: (text: PageMetadata, more: Partial<PageHead>) => PageHead,
  place: Place,
): PageHead {
  const { name, description, image_url } = product
  return head(
    { title: name, description: descriptionOf(description) },
    {
      indexed: true,
      data: [productData(product, place), breadcrumbData(product, place)],
      ...(image_url && {
        picture: {
          address: `${place.origin}${image_url.replace(LIST_WIDTH, '-1200.jpg')}`,
          width: 1200,
          height: 900,
          alt: name,
        },
      }),
    },
  )
}
