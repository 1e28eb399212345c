import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startProduct } from './product.ts'

/** Seeds a data folder once; each product of the tests starts with a copy. */
export const SEEDED = fileURLToPath(new URL('../../.cache/e2e-seed', import.meta.url))

export async function seedProduct(): Promise<void> {
  rmSync(SEEDED, { recursive: true, force: true })
  mkdirSync(SEEDED, { recursive: true })
  const product = await startProduct({ dataDir: SEEDED })
  await product.stop()
}

export default seedProduct
