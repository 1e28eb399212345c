import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ADMIN, startProduct } from '../../../e2e/support/product.ts'
import { seedProduct } from '../../../e2e/support/seed-product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { logIn } from '../../../e2e/support/users.ts'
import { chromiumLaunch } from '../../../tools/chromium.ts'
import { freePort } from '../../../tools/test/free-port.ts'
import { type Goal, printGoals } from '../goals.ts'
import { measureClicks } from './clicks.ts'
import { measureFirstPaint } from './first-paint.ts'
import { measureScores } from './lighthouse.ts'
import { takePictures } from './pictures.ts'

/** `PARTS=paint,pictures,clicks,scores` measures some of it. */
const PARTS = (process.env.PARTS ?? 'paint,pictures,clicks,scores').split(',')
const ROUNDS = Number(process.env.ROUNDS ?? 5)

await seedProduct()
const product = await startProduct({ dataDir: seededFolder() })
const profile = mkdtempSync(join(tmpdir(), 'luzzu-bench-profile-'))
const { executablePath, args } = await chromiumLaunch()
const goals: Goal[] = []

if (PARTS.includes('paint') || PARTS.includes('pictures')) {
  const browser = await chromium.launch({ executablePath, args })
  if (PARTS.includes('paint')) goals.push(...(await measureFirstPaint(browser, product.url, ROUNDS)))
  if (PARTS.includes('pictures')) await takePictures(browser, product.url)
  await browser.close()
}
if (PARTS.includes('clicks') || PARTS.includes('scores')) {
  const port = await freePort()
  // Lighthouse drives the browser itself, in the profile in which somebody has logged in.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    baseURL: product.url,
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await logIn(page, ADMIN)
  if (PARTS.includes('clicks')) goals.push(...(await measureClicks(page, product.url, ROUNDS)))
  if (PARTS.includes('scores')) goals.push(...(await measureScores(page, port, product.url)))
  await context.close()
}

await product.stop()
rmSync(product.dataDir, { recursive: true })
rmSync(profile, { recursive: true, force: true })
printGoals(goals)
