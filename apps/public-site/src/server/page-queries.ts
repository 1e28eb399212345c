import type { CachedQuery, PageData } from '@luzzu/domain/contracts'
import { paths } from '../platform/paths'

/** The answers that a page is rendered with, and no more: the browser is sent them too. */
export function queriesFor(
  path: string,
  { site, activities, products, faqs, product }: PageData,
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
  return product ? [findSite, { endpointName: 'findProduct', arg: product.id, value: product }] : [findSite]
}
