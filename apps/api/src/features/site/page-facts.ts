import type { Db } from '../../platform/database/schema'
import type { PageFacts } from '../../platform/web/head/page-head'
import { listFaqs } from '../faqs/faqs.queries'
import { listProducts } from '../products/products.queries'

/** Catalogue data for the metadata of pages. */
export function pageFacts(db: Db): PageFacts {
  return {
    listFaqs: () => listFaqs(db),
    listProducts: () => listProducts(db, 'address'),
  }
}
