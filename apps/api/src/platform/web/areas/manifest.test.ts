import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { withBuilds } from '../../../../test/support/web-builds'

test('remotes come from the manifest, and the CSP follows it', async () => {
  const { folder, get } = await withBuilds()
  const manifest = {
    public_site: { entry: 'https://site.example/remoteEntry.js' },
    admin: { entry: '/remotes/admin/remoteEntry.js' },
    more: { entry: 'https://more.example/remoteEntry.js' },
    version: 3,
    note: null,
  }
  const file = join(folder, 'remotes.json')
  writeFileSync(file, JSON.stringify(manifest))
  const elsewhere = await withBuilds({ REMOTES_URL: file })

  expect((await get('/remotes.json')).json()).toEqual(OWN)
  expect((await elsewhere.get('/remotes.json')).json()).toEqual(manifest)
  expect((await elsewhere.get('/')).headers['content-security-policy']).toContain(
    "script-src 'self' https://site.example;",
  )
})

/** Much shorter than the time between two looks at an address. */
const LOOKED_AT_MS = 150
const DESCRIBED = { version: '1.0.0', integrity: `sha384-${'A'.repeat(64)}`, contract: 1 }
const OWN = {
  public_site: { entry: '/remotes/public-site/remoteEntry.js', ...DESCRIBED },
  admin: { entry: '/remotes/admin/remoteEntry.js', ...DESCRIBED },
}

test.each([
  'http://cdn.example/remoteEntry.js',
  '//cdn.example/remoteEntry.js',
  "https://a;script-src 'unsafe-eval'/remoteEntry.js",
  'https://*.example/remoteEntry.js',
  'data:text/javascript,alert(1)',
])('the local build replaces a remote at %s, with one warning', async (entry) => {
  const lines: string[] = []
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
  const { folder } = await withBuilds()
  const file = join(folder, 'remotes.json')
  writeFileSync(file, JSON.stringify({ ...OWN, admin: { entry } }))
  const { get } = await withBuilds({ REMOTES_URL: file }, log)

  expect((await get('/remotes.json')).json()).toEqual(OWN)
  expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self';")
  expect(lines.map((line) => JSON.parse(line).area)).toEqual(['admin'])
})

test('a page right after a change of the manifest is one of the new build', async () => {
  const { folder } = await withBuilds()
  const file = join(folder, 'remotes.json')
  writeFileSync(file, JSON.stringify(OWN))
  const { get } = await withBuilds({ REMOTES_URL: file })
  const site = async () => [
    (await get('/remotes.json')).json().public_site.entry,
    (await get('/')).headers['content-security-policy'],
  ]
  expect(await site()).toEqual([OWN.public_site.entry, expect.not.stringContaining('site.example')])
  for (const entry of ['https://site.example/1/remoteEntry.js', 'https://site.example/2/remoteEntry.js']) {
    writeFileSync(file, JSON.stringify({ public_site: { entry } }))
    await pause(LOOKED_AT_MS)
    expect(await site()).toEqual([entry, expect.stringContaining('https://site.example;')])
  }
})

test('an entry on the own origin of the site needs no https, whatever host a request names', async () => {
  const { folder } = await withBuilds()
  const file = join(folder, 'remotes.json')
  const entry = 'http://boats.lan:3000/elsewhere/remoteEntry.js'
  writeFileSync(file, JSON.stringify({ ...OWN, admin: { entry } }))
  const own = await withBuilds({ REMOTES_URL: file, SITE_URL: 'http://boats.lan:3000' })
  expect((await own.get('/remotes.json')).json()).toHaveProperty('admin.entry', entry)
  const other = await withBuilds({ REMOTES_URL: file })
  expect((await other.get('/remotes.json', { host: 'boats.lan:3000' })).json()).toEqual(OWN)
})

test.each([
  [
    'too long',
    (response: ServerResponse) => response.end(JSON.stringify({ ...OWN, note: 'x'.repeat(65_536) })),
  ],
  ['endless', (response: ServerResponse) => setInterval(() => response.write(' '.repeat(8192)), 5).unref()],
  ['never there', () => undefined],
  ['elsewhere', (response: ServerResponse) => response.writeHead(302, { location: '/manifest' }).end()],
])('with a manifest that is %s the local builds are used', async (_fault, answer) => {
  const manifest = JSON.stringify({ ...OWN, admin: { entry: 'https://cdn.example/remoteEntry.js' } })
  const host = createServer((request, response) =>
    request.url === '/manifest' ? response.end(manifest) : answer(response),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => {
    host.closeAllConnections()
    host.close()
  })
  await once(host, 'listening')
  const { port } = host.address() as AddressInfo
  const { get } = await withBuilds({ REMOTES_URL: `http://127.0.0.1:${port}/remotes.json` })

  expect((await get('/remotes.json')).json()).toEqual(OWN)
})

test('a manifest is not read from a device', async () => {
  const { get } = await withBuilds({ REMOTES_URL: '/dev/zero' })
  expect((await get('/remotes.json')).json()).toEqual(OWN)
})

test('an unreadable manifest leaves the local builds', async () => {
  const { get } = await withBuilds({ REMOTES_URL: '/nowhere/remotes.json' })
  expect((await get('/remotes.json')).json()).toHaveProperty(
    'public_site.entry',
    '/remotes/public-site/remoteEntry.js',
  )
})
