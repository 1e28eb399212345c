import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/database/schema'
import type { PageSource } from '../../platform/web/prerender/prerendered-pages'
import { listActivities } from '../activities/activities.queries'
import { listFaqs } from '../faqs/faqs.queries'
import { findProduct, listProducts, withAddons } from '../products/products.queries'

/** What pages are rendered with, as the API answers it to anybody. */
export function pageSource(db: Db, { name, timeZone, currency }: Config['site']): PageSource {
  return {
    async pageData() {
      const [activities, products, faqs] = await Promise.all([
        listActivities(db),
        listProducts(db, 'address'),
        listFaqs(db),
      ])
      return { site: { site_name: name, time_zone: timeZone, currency }, activities, products, faqs }
    },
    async findProduct(id) {
      const row = await findProduct(db, id)
      return row && withAddons(db, row, 'address')
    },
  }
}
