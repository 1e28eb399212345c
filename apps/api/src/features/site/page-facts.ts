import type { Db } from '../../platform/database/schema'
import type { FindSite } from '../../platform/settings/site'
import type { PageFacts } from '../../platform/web/head/page-head'
import { listFaqs } from '../faqs/faqs.queries'
import { listProducts } from '../products/products.queries'

/** The data for the metadata of pages. */
export function pageFacts(db: Db, findSite: FindSite): PageFacts {
  return {
    findSite,
    listFaqs: () => listFaqs(db),
    listProducts: () => listProducts(db, 'address'),
  }
}
