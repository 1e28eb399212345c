import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeArea } from '../../../../test/support/area-descriptions'
import { testApp } from '../../../../test/support/test-app'
import type { AppDependencies } from '../../../app-dependencies'
import { findAreaBuilds } from './area-finder'

async function withAreas(
  files: Record<string, string>,
  environment: Record<string, string> = {},
  log?: AppDependencies['log'],
) {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-areas-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const page = '<!doctype html><head><title>Luzzu</title></head>'
  for (const [file, text] of Object.entries({ 'shell/index.html': page, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const remotes = { 'public-site': join(folder, 'public-site'), admin: join(folder, 'admin') }
  const { app } = await testApp({
    webRoots: { shell: join(folder, 'shell'), remotes },
    environment,
    ...(log && { log }),
  })
  return async (url: string) => {
    const { statusCode, body } = await app.inject({ url })
    return { status: statusCode, title: /<title>(.*?)<\/title>/.exec(body)?.[1], body }
  }
}

/** An origin that serves the description of an area, or whatever else. */
async function areaHost(answer: () => string | undefined) {
  const host = createServer((request, response) => {
    const text = request.url === '/v2/area.json' ? answer() : undefined
    response.writeHead(text === undefined ? 404 : 200).end(text)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    host.closeAllConnections()
    host.close()
  })
  await once(host, 'listening')
  const { port } = host.address() as AddressInfo
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'remotes.json')
  writeFileSync(file, JSON.stringify({ admin: { entry: `http://127.0.0.1:${port}/v2/remoteEntry.js` } }))
  return { REMOTES_URL: file }
}

test('an address is known, titled and indexed as the build that answers it says', async () => {
  const tours = { path: '/tours', title: 'Tours: {site_name}', description: 'By sail.', indexed: true }
  const club = { path: '/club/:member', title: 'Club: {site_name}' }
  const get = await withAreas({
    'public-site/area.json': describeArea('public_site', { screens: [tours, club] }),
  })

  expect(await get('/tours')).toMatchObject({ status: 200, title: 'Tours: Luzzu' })
  expect((await get('/tours/')).status).toBe(200)
  expect((await get('/tours')).body).toContain('<meta name="description" content="By sail."')
  expect(await get('/club/anna')).toMatchObject({ status: 200, title: 'Club: Luzzu' })
  expect((await get('/login')).status).toBe(404)
  expect((await get('/sitemap.xml')).body).toContain('/tours</loc>')
  expect((await get('/robots.txt')).body).toContain('Disallow: /club/\n')
})

test('an area has no say about the addresses of another', async () => {
  const screens = [{ path: '/admin/tours', title: 'Tours' }]
  const get = await withAreas({
    'public-site/area.json': describeArea('public_site', { screens }),
    'admin/area.json': describeArea('admin'),
  })
  expect((await get('/admin/tours')).status).toBe(404)
  expect((await get('/admin')).status).toBe(200)
})

test('an area at another origin describes itself from there', async () => {
  const screens = [{ path: '/admin/fleet', title: 'Fleet · {site_name} admin' }]
  const environment = await areaHost(() => describeArea('admin', { version: '2.0.0', screens }))
  const get = await withAreas({ 'admin/area.json': describeArea('admin') }, environment)

  expect(await get('/admin/fleet')).toMatchObject({ status: 200, title: 'Fleet · Luzzu admin' })
  expect((await get('/admin')).status).toBe(404)
})

test.each([
  ['is missing', undefined],
  ['is no JSON', '<!doctype html>'],
  ['is something else', '{"name":"admin"}'],
  ['is that of another area', describeArea('public_site')],
  ['is too long', describeArea('admin', { name: 'admin' }).padEnd(70_000)],
])('of an area whose description %s every address below its prefix is a page', async (_fault, text) => {
  const environment = await areaHost(() => text)
  const get = await withAreas({ 'public-site/area.json': describeArea('public_site') }, environment)

  expect(await get('/admin/whatever')).toMatchObject({ status: 200, title: 'Luzzu' })
  expect((await get('/whatever')).status).toBe(404)
  expect((await get('/robots.txt')).body).toContain('Disallow: /admin\n')
  expect((await get('/remotes/admin/gone.js')).status).toBe(404)
})

test('an area of another contract than the shell’s is replaced by the local build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'remotes.json')
  writeFileSync(
    file,
    JSON.stringify({ admin: { entry: 'https://cdn.example/admin/remoteEntry.js', contract: 2 } }),
  )
  const get = await withAreas({ 'admin/area.json': describeArea('admin') }, { REMOTES_URL: file })
  expect(JSON.parse((await get('/remotes.json')).body).admin).toMatchObject({
    entry: '/remotes/admin/remoteEntry.js',
    version: '1.0.0',
  })
})

test('a changed line takes effect while the server runs, and is logged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'remotes.json')
  const name = (version: string) =>
    writeFileSync(
      file,
      JSON.stringify({ admin: { entry: `https://cdn.example/${version}/remoteEntry.js`, version } }),
    )
  name('1.0.0')
  const lines: string[] = []
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
  const get = await withAreas({}, { REMOTES_URL: file }, log)
  const findVersion = async () => JSON.parse((await get('/remotes.json')).body).admin.version

  expect(await findVersion()).toBe('1.0.0')
  name('1.1.0')
  await expect.poll(findVersion).toBe('1.1.0')
  const changes = lines.map((line) => JSON.parse(line)).filter(({ area, to }) => area === 'admin' && to)
  expect(changes.map(({ from, to }) => [from.version, to.version])).toEqual([['1.0.0', '1.1.0']])
})

test('releases are served side by side, also those that are added while the server runs', async () => {
  const releases = mkdtempSync(join(tmpdir(), 'luzzu-releases-'))
  onTestFinished(() => rmSync(releases, { recursive: true }))
  const add = (version: string) => {
    const folder = join(releases, 'admin', version)
    mkdirSync(join(folder, 'assets'), { recursive: true })
    const screens = [{ path: '/admin/fleet', title: 'Fleet' }]
    writeFileSync(join(folder, 'area.json'), describeArea('admin', { version, screens }))
    writeFileSync(join(folder, 'remoteEntry.js'), `export const version = '${version}'`)
    writeFileSync(join(folder, 'remoteEntry.js.map'), '{}')
    writeFileSync(join(folder, 'assets/routes-1.js'), 'export {}')
  }
  const manifest = join(releases, 'remotes.json')
  writeFileSync(manifest, JSON.stringify({ admin: { entry: '/remotes/admin/1.1.0/remoteEntry.js' } }))
  add('1.0.0')
  const environment = { RELEASES_DIR: releases, REMOTES_URL: manifest }
  const get = await withAreas({ 'admin/area.json': describeArea('admin') }, environment)
  expect((await get('/remotes/admin/1.1.0/remoteEntry.js')).status).toBe(404)
  expect((await get('/admin/fleet')).status).toBe(200)

  add('1.1.0')
  expect((await get('/remotes/admin/1.1.0/remoteEntry.js')).body).toContain('1.1.0')
  expect((await get('/remotes/admin/1.0.0/remoteEntry.js')).body).toContain('1.0.0')
  expect((await get('/remotes/admin/@retry-1/1.0.0/assets/routes-1.js')).status).toBe(200)
  expect(await get('/admin/fleet')).toMatchObject({ status: 200, title: 'Fleet' })
  expect((await get('/admin')).status).toBe(404)
  for (const path of ['remoteEntry.js.map', 'gone.js', '..%2f1.0.0/remoteEntry.js', ''])
    expect((await get(`/remotes/admin/1.1.0/${path}`)).status).toBe(404)
})

const FLEET_SCREENS = [
  { path: '/fleet', title: 'Fleet: {site_name}', indexed: true },
  { path: '/login', title: 'Somebody else’s' },
]
const describeFleet = (version: string) =>
  describeArea('admin', { name: 'fleet', version, prefix: '/fleet', screens: FLEET_SCREENS })

test('an area that only the manifest names is served, titled and listed while the server runs', async () => {
  const releases = mkdtempSync(join(tmpdir(), 'luzzu-releases-'))
  onTestFinished(() => rmSync(releases, { recursive: true }))
  const folder = join(releases, 'fleet/1.0.0')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'area.json'), describeFleet('1.0.0'))
  const manifest = join(releases, 'remotes.json')
  writeFileSync(manifest, '{}')
  const files = { 'public-site/area.json': describeArea('public_site') }
  const get = await withAreas(files, { RELEASES_DIR: releases, REMOTES_URL: manifest })
  expect((await get('/fleet')).title).not.toBe('Fleet: Luzzu')

  const line = { entry: '/remotes/fleet/1.0.0/remoteEntry.js', version: '1.0.0', prefix: '/fleet' }
  writeFileSync(manifest, JSON.stringify({ fleet: line }))
  await expect.poll(async () => (await get('/fleet')).title).toBe('Fleet: Luzzu')
  expect((await get('/fleet')).status).toBe(200)
  expect((await get('/fleet/gone')).status).toBe(404)
  expect((await get('/login')).title).toBe('Login: Luzzu')
  expect((await get('/sitemap.xml')).body).toContain('/fleet</loc>')
  expect(JSON.parse((await get('/remotes.json')).body).fleet).toEqual(line)
})

test('builds of other areas beside the server are mounted where they say', async () => {
  const apps = mkdtempSync(join(tmpdir(), 'luzzu-apps-'))
  onTestFinished(() => rmSync(apps, { recursive: true }))
  for (const [app, text] of [
    ['fleet', describeFleet('0.1.0')],
    ['admin', describeArea('admin')],
  ] as const) {
    mkdirSync(join(apps, app, 'dist'), { recursive: true })
    writeFileSync(join(apps, app, 'dist/area.json'), text)
  }
  mkdirSync(join(apps, 'api/dist'), { recursive: true })
  const remotes = findAreaBuilds(apps)
  expect(Object.keys(remotes).toSorted()).toEqual(['admin', 'fleet'])
  const { app } = await testApp({ webRoots: { shell: join(apps, 'shell/dist'), remotes } })
  const { fleet, admin } = (await app.inject('/remotes.json')).json()
  expect(fleet).toMatchObject({ entry: '/remotes/fleet/remoteEntry.js', version: '0.1.0', prefix: '/fleet' })
  expect(admin).not.toHaveProperty('prefix')
})
