import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { logIn } from './support/people.ts'
import { startProduct } from './support/product.ts'
import { seededFolder } from './support/seeded-folder.ts'
import { serveFolder } from './support/static-site.ts'
import { expect, test } from './support/test.ts'

const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))
const NEXT_ADMIN = fileURLToPath(new URL('./next-admin', import.meta.url))

test('a new admin with a new endpoint and a new component, from another origin, runs on the unchanged shell', async ({
  browser,
}) => {
  test.slow()
  await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'error'], { cwd: NEXT_ADMIN })
  const host = await serveFolder(fileURLToPath(new URL('../.cache/next-admin', import.meta.url)))
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-manifest-'))
  const manifest = join(folder, 'remotes.json')
  const entries = {
    public_site: { entry: '/remotes/public-site/remoteEntry.js' },
    admin: { entry: `${host.url}/remoteEntry.js` },
  }
  writeFileSync(manifest, JSON.stringify(entries))
  const product = await startProduct({ dataDir: seededFolder(), environment: { REMOTES_URL: manifest } })
  const page = await browser.newPage({ baseURL: product.url })

  await logIn(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'The next admin' })).toBeVisible()
  await expect(page.getByText('Signed in as')).toContainText(/\w/)
  await expect(page.getByTestId('meter')).toHaveText('Zone: Europe/Malta')
  const ground = await page
    .getByTestId('meter')
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  expect(await page.locator('style[data-styled]').count()).toBe(1)

  await page.close()
  await product.stop()
  host.stop()
  rmSync(product.dataDir, { recursive: true })
  rmSync(folder, { recursive: true })
})
