import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { type Deployment, deploy } from '../../e2e/support/deployment.ts'
import { remoteAt } from '../../e2e/support/manifest-file.ts'
import { ADMIN } from '../../e2e/support/product.ts'
import { requestsOf } from './request.ts'

const ADMIN_BUILD = fileURLToPath(new URL('../../apps/admin/dist', import.meta.url))

let deployment: Deployment
let request: ReturnType<typeof requestsOf>

test.beforeAll(async () => {
  deployment = await deploy({ processes: 2 })
  request = requestsOf(deployment)
})
test.afterAll(() => deployment.stop())

test('pages are served over TLS alone, with one of each security header', async () => {
  const plain = await fetch(`${deployment.plainUrl}/login?next=1`, { redirect: 'manual' })
  expect(plain.status).toBe(308)
  expect(plain.headers.get('location')).toBe('https://localhost/login?next=1')

  const { status, headers } = await request('/')
  expect(status).toBe(200)
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-request-id']).toMatch(/\S/)
  expect(headers.server).toBe('nginx')
})

test('text is compressed as the browser asks for it', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await request('/', { headers: { 'accept-encoding': encoding } })
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
  }
  expect((await request('/')).headers['content-encoding']).toBeUndefined()
})

test('files with a hash are kept by nginx and for a year by browsers, pages and entries by nobody', async () => {
  const page = await request('/')
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page.body) ?? []
  expect(script).not.toBe('')
  const first = await request(script, { headers: { 'accept-encoding': 'br' } })
  // nginx has sent the last of an answer before it keeps it.
  let second = first
  const repeat = async () => {
    second = await request(script, { headers: { 'accept-encoding': 'br' } })
    return second.headers['x-cache-status']
  }
  await expect.poll(repeat).toBe('HIT')
  const zipped = await request(script, { headers: { 'accept-encoding': 'gzip' } })
  expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect([second.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip'])
  for (const path of ['/', '/remotes/admin/remoteEntry.js', '/remotes.json'])
    expect((await request(path)).headers['cache-control']).toBe('no-cache')
})

test('the server sees the address of the client, whatever the client claims', async () => {
  const body = { mail: 'nobody@example.com', password: 'a wrong password' }
  const headers = { 'x-forwarded-for': '192.0.2.7', forwarded: 'for=192.0.2.8' }
  const { status, headers: answer } = await request('/api/login', {
    method: 'POST',
    body,
    headers,
    from: '127.0.0.42',
  })
  expect(status).toBe(401)
  const lines = () =>
    deployment.processes
      .flatMap(({ output }) => output().split('\n'))
      .filter((line) => line.includes(String(answer['x-request-id'])))
      .map((line) => JSON.parse(line).ip)
      .filter(Boolean)
  await expect.poll(lines).toEqual(['127.0.0.42'])
})

test('links begin with the address of the site, and figures are not for visitors', async () => {
  const { body } = await request('/robots.txt')
  expect(body).toContain(`Sitemap: ${deployment.url}/sitemap.xml`)
  expect((await request('/metrics')).status).toBe(404)
})

test('an address is served by one process, and a file that it lacks by another', async () => {
  const countOf = (path: string) =>
    deployment.processes.filter(({ output }) => output().includes(path)).length
  for (let count = 1; count < 9; count += 1) {
    await request('/api/one-address')
    await request('/api/many-addresses', { from: `127.0.0.${count}` })
  }
  expect((await request('/assets/no-version-has-it.js')).status).toBe(404)
  await expect.poll(() => countOf('/assets/no-version-has-it.js')).toBe(2)
  expect([countOf('/api/one-address'), countOf('/api/many-addresses')]).toEqual([1, 2])
})

test('no log has an address that is a secret, also while no process answers', async () => {
  const secrets = ['/calendars/a-secret.ics', '/reset-password/a-secret', '/api/password-resets/a-secret']
  const visit = () => Promise.all(['/login', ...secrets].map((path) => request(path)))
  await visit()
  await fetch(`${deployment.plainUrl}${secrets[0]}`, { redirect: 'manual' })
  await Promise.all(deployment.processes.map(({ stop }) => stop()))
  await visit()
  for (const index of deployment.processes.keys()) await deployment.restart(index)
  for (const file of ['access.log', 'error.log']) {
    const log = readFileSync(join(deployment.folder, file), 'utf8')
    expect([file, log.includes('/login'), log.includes('a-secret')]).toEqual([file, true, false])
  }
})

test('an area comes from an origin of its own', async ({ page }) => {
  const version = join(deployment.releases, 'admin/0.9.0')
  cpSync(ADMIN_BUILD, version, { recursive: true })
  const remote = remoteAt(version, `${deployment.areasUrl}/admin/0.9.0`)
  writeFileSync(deployment.manifest, JSON.stringify({ admin: remote }))
  await expect(async () => {
    expect(JSON.parse((await request('/remotes.json')).body).admin.entry).toBe(remote.entry)
  }).toPass({ timeout: 60_000 })

  const fromAreas = requestsOf({ ...deployment, url: deployment.areasUrl })
  const file = await fromAreas('/admin/0.9.0/remoteEntry.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(file.status).toBe(200)
  expect(file.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'content-encoding': 'gzip',
    'content-type': 'text/javascript',
  })
  for (const path of ['/', '/admin/', '/admin/0.9.0/remoteEntry.js.map', '/admin/0.9.0/gone.js'])
    expect([path, (await fromAreas(path)).status]).toEqual([path, 404])
  expect((await fromAreas('/admin/0.9.0/remoteEntry.js', { method: 'POST', body: {} })).status).toBe(403)

  const loaded: string[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(deployment.areasUrl))
      loaded.push(response.headers()['cache-control'] ?? 'none')
  })
  await page.goto(`${deployment.url}/login`)
  await page.getByLabel('Email').fill(ADMIN.mail)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${deployment.url}/`)
  await page.goto(`${deployment.url}/admin`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(loaded).toContain('no-cache')
  expect(loaded).toContain('public, max-age=31536000, immutable')
})

test('while no process answers, nginx says when to come back', async () => {
  const { processes } = deployment
  await Promise.all(processes.map(({ stop }) => stop()))
  const answer = await request('/api/products')
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.headers['content-type']).toBe('application/problem+json')
  expect(JSON.parse(answer.body)).toMatchObject({ type: '/problems/unavailable', status: 503 })
  for (const index of processes.keys()) await deployment.restart(index)
  expect((await request('/api/products')).status).toBe(200)
})
