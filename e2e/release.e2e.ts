import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NEXT_ADMIN_BUILD } from './support/build-next-admin.ts'
import { logIn } from './support/people.ts'
import { startProduct } from './support/product.ts'
import { seededFolder } from './support/seeded-folder.ts'
import { serveFolder } from './support/static-site.ts'
import { expect, test } from './support/test.ts'

test('a new admin with a new endpoint and a new component, from another origin, runs on the unchanged shell', async ({
  browser,
}) => {
  const host = await serveFolder(NEXT_ADMIN_BUILD)
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
