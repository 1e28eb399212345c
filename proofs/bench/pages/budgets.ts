import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build, type Manifest } from 'vite'
import { startProduct } from '../../../e2e/support/product.ts'
import { seedProduct } from '../../../e2e/support/seed-product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { chromiumLaunch } from '../../../tools/chromium.ts'
import { atMost, type Goal, printGoals } from '../goals.ts'
import { loadHomePage } from './home-page.ts'
import { openPhone } from './phone.ts'

/** What the home page may weigh. Ends with 1 where a budget is exceeded. */
const ONE_BUNDLE = join(import.meta.dirname, '../../../.cache/one-bundle')

async function weighOneBundle(): Promise<number> {
  await build({ configFile: join(import.meta.dirname, 'one-bundle/vite.config.ts'), logLevel: 'error' })
  const manifest = JSON.parse(readFileSync(join(ONE_BUNDLE, '.vite/manifest.json'), 'utf8')) as Manifest
  const files = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    const { file, imports = [] } = chunk
    files.add(file)
    imports.forEach(add)
  }
  add('index.html')
  return [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(ONE_BUNDLE, file))).length,
    0,
  )
}

const oneBundle = await weighOneBundle()
await seedProduct()
const product = await startProduct({ dataDir: seededFolder() })
const { executablePath, args } = await chromiumLaunch()
const browser = await chromium.launch({ executablePath, args })
const { page } = await openPhone(browser)
const load = await loadHomePage(page, product.url)
await browser.close()
await product.stop()
rmSync(product.dataDir, { recursive: true })

const scriptBytes = load.scripts.reduce((sum, { bytes }) => sum + bytes, 0)
const goals: Goal[] = [
  atMost('script ÷ the same in one bundle', 1.35, scriptBytes / oneBundle),
  atMost('script files', 12, load.scripts.length),
  atMost('requests', 20, load.requests),
  atMost('script files before load', 0, load.scriptsBeforeLoad),
  atMost('fonts before load', 2, load.fontsBeforeLoad),
  atMost('modules of the admin, the wizard and the date grid', 0, load.foreignSources.length),
  atMost('pictures without AVIF or WebP, srcset, sizes or dimensions', 0, load.faultyPictures.length),
]
console.table(Object.fromEntries(Object.entries(load.bytes).map(([kind, bytes]) => [kind, { bytes }])))
console.log(`One bundle: ${oneBundle} bytes; script of the page: ${scriptBytes} bytes`)
for (const line of [...load.foreignSources, ...load.faultyPictures]) console.log(line)
printGoals(goals)
process.exit(goals.every(({ holds }) => holds) ? 0 : 1)
