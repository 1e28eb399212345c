import type { Product, Site } from '@luzzu/domain/contracts'
import { paths } from '../../paths'

/** The address that the page was asked at; a search engine follows whole addresses only. */
type Place = { origin: string; site: Site }

/** A product with its offer and the way to it, for search engines. */
export function productData(product: Product, { origin, site }: Place): object {
  const url = `${origin}${paths.product(product.id)}`
  return {
    '@graph': [
      {
        '@type': 'Product',
        name: product.name,
        description: product.description,
        ...(product.image_url && { image: new URL(product.image_url, origin).href }),
        brand: { '@type': 'Brand', name: site.site_name },
        offers: {
          '@type': 'Offer',
          url,
          price: product.price.toFixed(2),
          priceCurrency: site.currency,
          availability: 'https://schema.org/InStock',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}${paths.home}` },
          { '@type': 'ListItem', position: 2, name: product.name, item: url },
        ],
      },
    ],
  }
}
