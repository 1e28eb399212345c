import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
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

async function stop(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return
  const ended = once(server, 'exit')
  process.kill(-server.pid, 'SIGTERM')
  await ended
}

test('the public site runs without shell and admin, against any API', async ({ page, request, product }) => {
  test.setTimeout(2 * TIMEOUT_MS)
  const person = await register(request, product)
  const dev = await startDev('public-site', product.url)
  try {
    await page.goto(dev.url)
    const service = page.getByRole('link', { name: 'Book Now: Painted Luzzu' })
    await expect(service).toBeVisible({ timeout: TIMEOUT_MS })
    await page.goto(`${dev.url}/login`)
    await page.getByLabel('Email').fill(person.mail)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: /My Account/ })).toBeVisible()
  } finally {
    await dev.stop()
  }
})

test('the admin runs without shell and public site, against any API', async ({ page, product }) => {
  test.setTimeout(2 * TIMEOUT_MS)
  const dev = await startDev('admin', product.url)
  try {
    await page.goto(dev.url)
    await page.getByLabel('Email').fill(ADMIN.mail, { timeout: TIMEOUT_MS })
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible({
      timeout: TIMEOUT_MS,
    })
  } finally {
    await dev.stop()
  }
})
