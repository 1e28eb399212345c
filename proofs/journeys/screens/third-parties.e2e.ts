import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { openAs, signIn } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import type { AreaDescription } from '../../../libs/domain/src/contracts.ts'

/** The addresses of every screen of an area, one of each. */
function addressesOf(area: string): string[] {
  const file = fileURLToPath(new URL(`../../../apps/${area}/dist/area.json`, import.meta.url))
  const { screens } = JSON.parse(readFileSync(file, 'utf8')) as AreaDescription
  return screens.map(({ path }) =>
    path
      .replace(':id', '1')
      .replace(/:[^/]+/, 'any')
      .replace('*', 'no-such-page'),
  )
}

/** Every request that leaves the origin of a page, and every one that its policy has stopped. */
function watchRequests(page: Page, origin: string) {
  const own = new Set<string>()
  const foreign = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(?:data|blob):$/.test(url.protocol)) return
    if (url.origin === origin) own.add(url.pathname)
    else foreign.add(url.href)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) foreign.add(message.text())
  })
  return { own, foreign }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await waitUntilHydrated(page)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('a request to somebody else would be noticed', async ({ page, product }) => {
  const { foreign } = watchRequests(page, product.url)
  await open(page, '/')
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('img'), { src: 'https://third.example/i.png' }))
  })
  await expect.poll(() => [...foreign].join()).toContain('third.example')
})

test('no page of the public site requests anything from somebody else', async ({
  page,
  request,
  product,
}) => {
  const { own, foreign } = watchRequests(page, product.url)
  const addresses = addressesOf('public-site')
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses) await open(page, address)
  await openAs(page, await signIn(request, product), '/my-bookings')
  await open(page, '/book/1')
  expect(own).toContain('/remotes/public-site/remoteEntry.js')
  expect([...foreign]).toEqual([])
})

test('no page of the admin requests anything from somebody else', async ({ page, request, product }) => {
  const { own, foreign } = watchRequests(page, product.url)
  const addresses = addressesOf('admin')
  expect(addresses.length).toBeGreaterThan(8)
  await openAs(page, await signIn(request, product), '/admin')
  for (const address of addresses) await open(page, address)
  expect(own).toContain('/remotes/admin/remoteEntry.js')
  expect([...foreign]).toEqual([])
})

test('no page names another origin from which it would load anything', async ({ request, product }) => {
  for (const address of ['/', '/admin', '/api/docs']) {
    const answer = await request.get(`${product.url}${address}`)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/https?:|\*/)
    const text = (await answer.text()).replaceAll(product.url, '')
    expect(text).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="https?:\/\//)
  }
})
