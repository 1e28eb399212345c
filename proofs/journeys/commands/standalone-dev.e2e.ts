import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { ADMIN } from '../../../e2e/support/product.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { register } from '../../../e2e/support/users.ts'
import { freePort } from '../../../tools/test/free-port.ts'

const TIMEOUT_MS = 120_000

/** The dev server of one area alone, with the API at an address that only this run knows. */
async function startDev(area: string, api: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const server = spawn('npm', ['run', '--silent', 'dev', '--', '--port', String(port)], {
    cwd: fileURLToPath(new URL(`../../../apps/${area}`, import.meta.url)),
    env: { ...process.env, NODE_ENV: 'development', API_URL: api },
    stdio: 'ignore',
    detached: true,
  })
  const url = `http://localhost:${port}`
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { message: `${area} answers`, timeout: TIMEOUT_MS }).toBe(true)
  return { url, stop: () => stop(server) }
}

type LogIn = { who: { mail: string; password: string }; form: Locator; done: Locator }

/** Again where the dev server has the page loaded anew, which takes away what is filled in. */
async function logIn(page: Page, { who, form, done }: LogIn): Promise<void> {
  const timeout = 10_000
  await expect(async () => {
    if (!(await done.isVisible())) {
      await page.getByLabel('Email').fill(who.mail, { timeout })
      await page.getByLabel('Password', { exact: true }).fill(who.password, { timeout })
      await form.getByRole('button', { name: 'Login' }).click({ timeout })
    }
    await expect(done).toBeVisible({ timeout })
  }).toPass({ timeout: TIMEOUT_MS })
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return
  const ended = once(server, 'exit')
  process.kill(-server.pid, 'SIGTERM')
  await ended
}

test('the public site runs without shell and admin, against any API', async ({ page, request, product }) => {
  test.setTimeout(4 * TIMEOUT_MS)
  const person = await register(request, product)
  const dev = await startDev('public-site', product.url)
  try {
    await page.goto(dev.url)
    const service = page.getByRole('link', { name: 'Book Now: Painted Luzzu' })
    await expect(service).toBeVisible({ timeout: TIMEOUT_MS })
    await page.goto(`${dev.url}/login`)
    const done = page.getByRole('banner').getByRole('button', { name: /My Account/ })
    await logIn(page, { who: person, form: page.getByRole('main'), done })
  } finally {
    await dev.stop()
  }
})

test('the admin runs without shell and public site, against any API', async ({ page, product }) => {
  test.setTimeout(4 * TIMEOUT_MS)
  const dev = await startDev('admin', product.url)
  try {
    await page.goto(dev.url)
    const done = page.getByRole('heading', { level: 1, name: 'Dashboard' })
    await logIn(page, { who: ADMIN, form: page.locator('body'), done })
  } finally {
    await dev.stop()
  }
})
