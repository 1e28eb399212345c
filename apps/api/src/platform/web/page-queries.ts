import type { ProductDetails } from '@luzzu/domain'
import type { Faq, PageData, Product, ProductWithAddons } from '@luzzu/domain/contracts'
import type { FindSite } from '../settings/site'

/** The data of pages and of their metadata, as the API answers it to anybody. */
export type PageQueries = {
  findSite: FindSite
  listFaqs: () => Promise<readonly Faq[]>
  listProducts: () => Promise<readonly Product[]>
  /** What every page is rendered with. */
  pageData: () => Promise<PageData>
  findProduct: (id: number) => Promise<ProductWithAddons | undefined>
  /** What guests of a product need to know. */
  findDetails: (id: number) => Promise<ProductDetails>
}
