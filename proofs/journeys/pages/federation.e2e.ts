import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../e2e/support/test.ts'
import { logIn } from '../../../e2e/support/users.ts'

const BUILDS: [prefix: string, folder: string][] = [
  ['/remotes/public-site/', '../../../apps/public-site/dist/'],
  ['/remotes/admin/', '../../../apps/admin/dist/'],
  ['/', '../../../apps/shell/dist/'],
]

/** Duplicates would mean two stores, routers or style sheets. */
const ONE_OF_EACH = [
  'react/cjs/react.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'react-redux/dist/react-redux.mjs',
  'react-hot-toast/dist/index.mjs',
  'styled-components/dist/styled-components.browser.esm.js',
  'libs/api-client/core/src/api.ts',
  '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
  'node_modules/react-router/dist/',
]

function listScripts(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) paths.push(pathname)
  })
  return paths
}

/** The sources of a served script, by its source map in the build. */
function sourcesOf(path: string): string[] {
  const [prefix, folder] = BUILDS.find(([start]) => path.startsWith(start)) ?? BUILDS[2]!
  const map = fileURLToPath(new URL(`${folder}${path.slice(prefix.length)}.map`, import.meta.url))
  try {
    return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources
  } catch {
    return []
  }
}

test('shared modules are loaded once, with both areas loaded', async ({ page }) => {
  const scripts = listScripts(page)
  await logIn(page)
  await page.goto('/')
  await expect(page.getByRole('tab').first()).toBeVisible()
  scripts.length = 0
  await page.reload()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.getByRole('button', { name: /My Account/ }).click()
  await page.getByRole('menuitem', { name: 'Admin Panel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  const contents = [...new Set(scripts)].map((path) => sourcesOf(path))
  const carriers = (source: string) =>
    contents.filter((names) => names.some((name) => name.includes(source))).length
  const counts = ONE_OF_EACH.map((source) => [source, carriers(source)])
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(ONE_OF_EACH.map((source) => [source, 1])))
  expect(await page.locator('style[data-styled]').count()).toBe(1)
})

test('a visitor’s browser never requests the code of the admin', async ({ page }) => {
  const scripts = listScripts(page)
  for (const path of ['/', '/login', '/register', '/my-bookings', '/admin']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((path) => path.startsWith('/remotes/admin/'))).toEqual([])
})

test('the page of the wizard names the scripts that its first step needs', async ({ page }) => {
  const scripts = listScripts(page)
  const response = await page.goto('/book/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  const needed = scripts.filter((path) => path.startsWith('/remotes/public-site/'))

  const html = (await response?.text()) ?? ''
  const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
  expect(needed.length).toBeGreaterThan(2)
  expect(needed.filter((path) => !preloaded.includes(path))).toEqual([])
})

const FAULTS = {
  'is not there': { status: 404, body: 'Not found' },
  'fails on the server': { status: 500, body: 'Broken' },
  'is a page instead of code': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' },
  'is broken code': { status: 200, contentType: 'text/javascript', body: 'export const = ;' },
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`an admin that ${fault} leaves the page working, and recovers by a retry`, async ({ page }) => {
    await logIn(page)
    const entry = /\/remotes\/admin\/remoteEntry\.js/
    await page.route(entry, (route) => route.fulfill(answer))
    await page.goto('/admin')
    await expect(page.getByText('This part of the site could not be loaded')).toBeVisible()

    await page.unroute(entry)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
}

test('a manifest that never loads has the same fallback', async ({ page }) => {
  await page.route('/remotes.json', () => undefined)
  await page.goto('/')
  await expect(page.getByText('This part of the site could not be loaded')).toBeVisible()
  await page.unroute('/remotes.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Experience the Freedom')
})
