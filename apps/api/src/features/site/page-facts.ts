import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/schema'
import type { FindSite } from '../../platform/settings/site'
import type { PageFacts } from '../../platform/web/head/page-head'
import { listFaqs } from '../faqs/faqs.queries'
import { listProducts } from '../products/products.queries'
import { findSelling } from '../products/selling'

/** The database with what its prices depend on. */
export type Catalogue = { db: Db; findSite: FindSite; clock: Clock }

/** The data for the metadata of pages. */
export function pageFacts({ db, findSite, clock }: Catalogue): PageFacts {
  return {
    findSite,
    listFaqs: () => listFaqs(db),
    listProducts: async () => listProducts(db, 'address', await findSelling({ findSite, clock })),
  }
}
