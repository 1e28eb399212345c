import { buildNextAreas } from '../../e2e/support/build-next-areas.ts'
import { seedProduct } from '../../e2e/support/seed-product.ts'

/** The data folder that workers copy, and the areas that are released while the product runs. */
export default async function prepare(): Promise<void> {
  await buildNextAreas()
  await seedProduct()
}
