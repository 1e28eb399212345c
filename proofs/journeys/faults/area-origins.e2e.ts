import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { manifestFile, remoteAt } from '../../../e2e/support/manifest-file.ts'
import { startProduct } from '../../../e2e/support/product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { logIn } from '../../../e2e/support/users.ts'
import { freePort } from '../../../tools/test/free-port.ts'

const BUILDS = {
  public_site: fileURLToPath(new URL('../../../apps/public-site/dist', import.meta.url)),
  admin: fileURLToPath(new URL('../../../apps/admin/dist', import.meta.url)),
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A file host that merges slashes, as nginx does; nothing listens until it is started. */
async function fileHost(folder: string, prefix: string) {
  const port = await freePort()
  let server: Server | undefined
  const start = async () => {
    server = createServer((request, response) => {
      const path =
        decodeURI(request.url ?? '')
          .replaceAll(/\/+/g, '/')
          .split('?')[0] ?? ''
      const file = path.startsWith(`${prefix}/`) ? folder + path.slice(prefix.length) : ''
      response.setHeader('access-control-allow-origin', '*')
      if (!file || !existsSync(file)) return void response.writeHead(404).end()
      response.writeHead(200, {
        'content-type': file.endsWith('.js') ? 'text/javascript' : 'application/json',
      })
      createReadStream(file).pipe(response)
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  return { url: `http://127.0.0.1:${port}${prefix}`, start, stop: () => server?.close() }
}

const PLACES = [
  ['public_site', '/', '/site'],
  ['public_site', '/login', ''],
  ['admin', '/admin', '/admin'],
  ['admin', '/admin', ''],
] as const

for (const [area, address, prefix] of PLACES)
  test(`${area} at ${prefix || 'the root'} of an origin that refuses connections comes back without a reload`, async ({
    browser,
  }) => {
    const host = await fileHost(BUILDS[area], prefix)
    const manifest = manifestFile()
    manifest.write({ [area]: remoteAt(BUILDS[area], host.url) })
    const product = await startProduct({
      dataDir: seededFolder(),
      environment: { REMOTES_URL: manifest.path },
    })
    const page = await browser.newPage({ baseURL: product.url })
    if (area === 'admin') await logIn(page)
    await page.goto(address)
    await expect(tryAgain(page)).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    for (let retries = 0; retries < 3; retries += 1) {
      const requested = page.waitForEvent('requestfailed', (request) =>
        request.url().startsWith(new URL(host.url).origin),
      )
      await tryAgain(page).click()
      await requested
      await expect(tryAgain(page)).toBeVisible()
    }
    await host.start()
    await tryAgain(page).click()
    await expect(heading(page)).toBeVisible()
    await expect(tryAgain(page)).toBeHidden()
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    await page.close()
    host.stop()
    await product.stop()
  })

for (const address of ['/', '/login', '/products/1'])
  test(`files that never come leave a way on at ${address}, which came with its content`, async ({
    page,
  }) => {
    await page.goto(address)
    await page.route(/\/remotes\/public-site\/.*\.js/, () => undefined)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(tryAgain(page)).toBeVisible()
  })
