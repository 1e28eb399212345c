import { rmSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../../tools/chromium.ts'
import { startProduct } from '../support/product.ts'
import { seedProduct } from '../support/seed-product.ts'
import { seededFolder } from '../support/seeded-folder.ts'

/** Prints the requests and transferred bytes of a first visit to the home page, by kind. */
async function measure(): Promise<void> {
  await seedProduct()
  const product = await startProduct({ dataDir: seededFolder() })
  const { executablePath, args } = await chromiumLaunch()
  const browser = await chromium.launch({ executablePath, args })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')

  const kinds = new Map<string, string>()
  const weights = new Map<string, { requests: number; bytes: number }>()
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    const { requests, bytes } = weights.get(kind) ?? { requests: 0, bytes: 0 }
    weights.set(kind, { requests: requests + 1, bytes: bytes + encodedDataLength })
  })
  await page.goto(product.url, { waitUntil: 'networkidle' })

  const rows = [...weights].map(([kind, { requests, bytes }]) => ({
    kind,
    requests,
    KB: Math.round(bytes / 102.4) / 10,
  }))
  const sum = (key: 'requests' | 'KB') => rows.reduce((total, row) => total + row[key], 0)
  console.table([...rows, { kind: 'All', requests: sum('requests'), KB: Math.round(sum('KB') * 10) / 10 }])

  await browser.close()
  await product.stop()
  rmSync(product.dataDir, { recursive: true })
}

await measure()
