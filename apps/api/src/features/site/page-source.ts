import type { PageSource } from '../../platform/web/prerender/prerendered-pages'
import { listActivities } from '../activities/activities.queries'
import { listFaqs } from '../faqs/faqs.queries'
import { findProduct } from '../offer/product-rows'
import { listProducts, withAddons } from '../products/products.queries'
import { findSelling } from '../products/selling'
import type { Catalogue } from './page-facts'
import { toWire } from './site-wire'

/** What pages are rendered with, as the API answers it to anybody. */
export function pageSource({ db, findSite, clock }: Catalogue): PageSource {
  return {
    async pageData() {
      const [site, activities, products, faqs] = await Promise.all([
        findSite(),
        listActivities(db),
        listProducts(db, 'address', await findSelling({ findSite, clock })),
        listFaqs(db),
      ])
      return { site: toWire(site), activities, products, faqs }
    },
    async findProduct(id) {
      const row = await findProduct(db, id)
      return row && withAddons(db, row, 'address', await findSelling({ findSite, clock }))
    },
  }
}
