import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/database/schema'
import type { FindSite, Moment } from '../../platform/settings/site'
import type { PageQueries } from '../../platform/web/page-queries'
import { listActivities } from '../activities/activities.queries'
import { listFaqs } from '../faqs/faqs.queries'
import { findProduct } from '../offer/product-rows'
import { findDetails } from '../products/details.queries'
import { listProducts, withAddons } from '../products/products.queries'
import { toWire } from './site.routes'

/** The queries of pages; prices depend on the settings and on the day. */
export function pageQueries({
  db,
  config,
  findSite,
  findMoment,
}: {
  db: Db
  config: Pick<Config, 'mail'>
  findSite: FindSite
  findMoment: () => Promise<Moment>
}): PageQueries {
  const listOffered = async () => listProducts(db, 'address', await findMoment())
  return {
    findSite,
    listFaqs: () => listFaqs(db),
    listProducts: listOffered,
    async pageData() {
      const [site, activities, products, faqs] = await Promise.all([
        findSite(),
        listActivities(db),
        listOffered(),
        listFaqs(db),
      ])
      return { site: toWire(site, config), activities, products, faqs }
    },
    async findProduct(id) {
      const row = await findProduct(db, id)
      return row && withAddons(db, row, 'address', await findMoment())
    },
    findDetails: async (id) => (await findDetails(db, id)).details,
  }
}
