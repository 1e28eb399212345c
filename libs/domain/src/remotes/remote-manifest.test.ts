import { expect, test } from 'vitest'
import { areaRoutesOf, LOCAL_REMOTES, readRemoteManifest, remoteOrigins } from './remote-manifest'

const PAGE = 'http://boats.example:3000'
const read = (entry: unknown) => readRemoteManifest({ admin: { entry } }, PAGE)

test.each([
  '/remotes/admin/remoteEntry.js',
  'builds/remoteEntry.js',
  '../remoteEntry.js?v=3',
  'http://boats.example:3000/elsewhere/remoteEntry.js',
  'https://cdn.example/admin/1.2.0/remoteEntry.js',
  'HTTPS://cdn.example:8443/remoteEntry.js',
  'http://localhost:4202/remoteEntry.js',
  'http://admin.localhost/remoteEntry.js',
  'http://127.0.0.1:4202/remoteEntry.js',
  'http://[::1]:4202/remoteEntry.js',
])('an area may come from %s', (entry) => {
  expect(read(entry)).toEqual({
    manifest: { ...LOCAL_REMOTES, admin: { entry } },
    rejected: [],
  })
})

test.each([
  undefined,
  null,
  7,
  '',
  'http://cdn.example/remoteEntry.js',
  'http://boats.example/remoteEntry.js',
  'http://localhost.example/remoteEntry.js',
  'http://127.0.0.1.example/remoteEntry.js',
  '//cdn.example/remoteEntry.js',
  '/\\cdn.example/remoteEntry.js',
  'https:cdn.example/remoteEntry.js',
  'https://user:secret@cdn.example/remoteEntry.js',
  'https://*.example/remoteEntry.js',
  'https://a;script-src/remoteEntry.js',
  "https://'unsafe-inline'/remoteEntry.js",
  'https://',
  'http://[',
  'ftp://cdn.example/remoteEntry.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:http://boats.example:3000/1',
])('an area cannot come from %s: the local build replaces it', (entry) => {
  expect(read(entry)).toEqual({ manifest: LOCAL_REMOTES, rejected: ['admin'] })
})

test('unknown keys are passed on, and allow no origin', () => {
  const value = {
    admin: { entry: 'https://cdn.example/remoteEntry.js', version: '1.2.0', contract: 1 },
    cashier: { entry: 'https://cashier.example/remoteEntry.js' },
    note: null,
  }
  const { manifest, rejected } = readRemoteManifest(value, PAGE)

  expect(manifest).toEqual({ ...value, public_site: LOCAL_REMOTES.public_site })
  expect(rejected).toEqual([])
  expect(remoteOrigins(manifest, PAGE)).toEqual(['https://cdn.example'])
})

test.each([null, [], 'text', 7, true])('%j is no manifest', (value) => {
  expect(() => readRemoteManifest(value, PAGE)).toThrow()
})

const ENTRY = 'https://cdn.example/admin/remoteEntry.js'
const INTEGRITY = `sha384-${'aB3+/'.repeat(13).slice(0, 64)}`

test.each([
  { version: '1.4.0', integrity: INTEGRITY, contract: 1 },
  { version: '1.4.0-rc.1' },
  { contract: 2 },
])('an area may be described by %j', (details) => {
  const admin = { entry: ENTRY, ...details }
  expect(readRemoteManifest({ admin }, PAGE).manifest.admin).toEqual(admin)
})

test.each([
  { version: 'latest' },
  { version: 1 },
  { integrity: 'sha256-AAAA' },
  { integrity: `${INTEGRITY} sha384-other` },
  { integrity: null },
  { contract: '1' },
  { contract: 0 },
  { contract: 1.5 },
])('the local build replaces an area described by %j', (details) => {
  const { manifest, rejected } = readRemoteManifest({ admin: { entry: ENTRY, ...details } }, PAGE)
  expect([manifest.admin, rejected]).toEqual([LOCAL_REMOTES.admin, ['admin']])
})

test('the local build replaces an area of another contract, where the contract matters', () => {
  const value = { admin: { entry: ENTRY, contract: 2 } }
  expect(readRemoteManifest(value, PAGE, { contract: 1 }).rejected).toEqual(['admin'])
  expect(readRemoteManifest(value, PAGE, { contract: 2 }).rejected).toEqual([])
})

const FLEET = { entry: 'https://fleet.example/remoteEntry.js', prefix: '/fleet', access: 'admin' }

test('a line with a prefix adds another area, whose origin is allowed', () => {
  const { manifest, rejected } = readRemoteManifest({ fleet: FLEET }, PAGE)
  expect(manifest).toEqual({ ...LOCAL_REMOTES, fleet: FLEET })
  expect(rejected).toEqual([])
  expect(areaRoutesOf(manifest)).toEqual([
    { name: 'public_site', prefix: '/' },
    { name: 'admin', prefix: '/admin', access: 'admin' },
    { name: 'fleet', prefix: '/fleet', access: 'admin' },
  ])
  expect(remoteOrigins(manifest, PAGE)).toEqual(['https://fleet.example'])
})

test.each([
  { prefix: null },
  { prefix: '/' },
  { prefix: '/admin' },
  { prefix: '/api' },
  { prefix: '/remotes' },
  { prefix: '/octo' },
  { prefix: '/metrics' },
  { prefix: '/assets' },
  { prefix: 'fleet' },
  { prefix: '/fleet/boats' },
  { prefix: '/*' },
  { access: 'everybody' },
  { access: null },
  { entry: 'http://fleet.example/remoteEntry.js' },
  { entry: undefined },
])('another area with %j is left out', (details) => {
  const { manifest, rejected } = readRemoteManifest({ fleet: { ...FLEET, ...details } }, PAGE)
  expect([manifest, rejected]).toEqual([LOCAL_REMOTES, ['fleet']])
})

test('a local build stands in for an invalid line of another area', () => {
  const own = { ...LOCAL_REMOTES, fleet: { entry: '/remotes/fleet/remoteEntry.js', prefix: '/fleet' } }
  const { manifest, rejected } = readRemoteManifest({ fleet: { entry: 7 } }, PAGE, { own })
  expect([manifest, rejected]).toEqual([own, ['fleet']])
})

test('neither a line without an own prefix nor a second area of one prefix is mounted', () => {
  const value = { admin: { ...FLEET, prefix: '/staff' }, fleet: FLEET, boats: FLEET }
  const { manifest } = readRemoteManifest(value, PAGE)
  expect(areaRoutesOf(manifest).map(({ name, prefix }) => `${name} ${prefix}`)).toEqual([
    'public_site /',
    'admin /admin',
    'fleet /fleet',
  ])
})
