import { type Charge, type Settings, WEEKDAYS } from '@luzzu/domain'
import type { Faq, Product } from '@luzzu/domain/contracts'

/** Name and origin of the site, the origin without a trailing slash. */
export type SiteDetails = { origin: string; siteName: string; currency: string; settings: Settings }

/** The business as a schema.org LocalBusiness. */
export function businessData({
  origin,
  siteName,
  settings: { contact, opening_hours },
}: SiteDetails): object {
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name: siteName,
    url: `${origin}/`,
    image: `${origin}/share.jpg`,
    telephone: contact.phone,
    email: contact.mail,
    address: { '@type': 'PostalAddress', streetAddress: contact.address },
    openingHoursSpecification: opening_hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => WEEKDAYS[day - 1]?.name),
      opens,
      closes,
    })),
  }
}

/** The FAQs as a schema.org FAQPage. */
export function faqData(faqs: readonly Faq[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

type Described = Pick<
  Product,
  'id' | 'name' | 'description' | 'price' | 'charge' | 'price_from' | 'image_url'
>

/** What a price counts for, in words and, where there is one, as the UN/CEFACT code. */
const UNITS: Partial<Record<Charge, object>> = {
  per_booking: { unitText: 'booking' },
  per_hour: { unitText: 'hour', unitCode: 'HUR' },
  per_person: { unitText: 'person', unitCode: 'IE' },
}

/** A schema.org Product with its offer. */
export function productData(
  product: Described,
  path: string,
  { origin, siteName, currency }: SiteDetails,
): object {
  const url = `${origin}${path}`
  const price = { price: (product.price_from ?? product.price).toFixed(2), priceCurrency: currency }
  const unit = product.charge && UNITS[product.charge]
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    sku: String(product.id),
    ...(product.image_url && { image: new URL(product.image_url, origin).href }),
    brand: { '@type': 'Brand', name: siteName },
    offers: {
      '@type': 'Offer',
      url,
      ...price,
      ...(unit && { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, ...unit } }),
      availability: 'https://schema.org/InStock',
    },
  }
}

/** The breadcrumb from the home page to a product. */
export function breadcrumbData(name: string, path: string, { origin }: SiteDetails): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name, item: `${origin}${path}` },
    ],
  }
}
