import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ManifestFile } from './manifest-file.ts'
import { ReleaseError } from './release-error.ts'

const remote = (version: string) => ({ entry: `/remotes/admin/${version}/remoteEntry.js`, version })
const ORIGIN = 'http://127.0.0.1:3000'
const SITE = { entry: '/remotes/public-site/remoteEntry.js' }

function manifestPath(lines: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'remotes.json')
  writeFileSync(path, JSON.stringify(lines))
  return path
}
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

test('only the line of the area changes, and pages are sent no history', () => {
  const path = manifestPath({ public_site: SITE, note: 'kept' })
  new ManifestFile(path, ORIGIN).replace('admin', remote('1.0.0'))
  new ManifestFile(path, ORIGIN).replace('admin', remote('1.1.0'))
  expect(read(path)).toEqual({ public_site: SITE, note: 'kept', admin: remote('1.1.0') })
  expect(readdirSync(dirname(path)).toSorted()).toEqual(['remotes.json', 'remotes.json.history'])
})

test('each rollback returns to the line before, until none is left', () => {
  const path = manifestPath()
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    new ManifestFile(path, ORIGIN).replace('admin', remote(version))
  const rollBack = () => new ManifestFile(path, ORIGIN).rollBack('admin')?.version
  expect([rollBack(), rollBack(), rollBack()]).toEqual(['1.1.0', '1.0.0', undefined])
  expect(read(path).admin).toEqual(remote('1.0.0'))
})

test('a command that ended after the history was written leaves nothing to go back to twice', () => {
  const path = manifestPath()
  new ManifestFile(path, ORIGIN).replace('admin', remote('1.0.0'))
  new ManifestFile(path, ORIGIN).replace('admin', remote('1.1.0'))
  writeFileSync(`${path}.history`, JSON.stringify({ admin: [remote('1.0.0'), remote('1.1.0')] }))
  expect(new ManifestFile(path, ORIGIN).rollBack('admin')).toEqual(remote('1.0.0'))
})

const TEXTS: [name: string, text: string, reason: string][] = [
  ['empty', '', 'it is empty'],
  ['a page', '<!doctype html><title>Not found</title>', 'it is no JSON object'],
  ['cut off', '{"admin": {"entry": "/remo', 'it is no JSON object'],
  ['a list', '[]', 'it is no JSON object'],
  ['null', 'null', 'it is no JSON object'],
  ['a line that is no object', '{"admin": "0.1.0"}', 'what it says of admin'],
  ['a line without an entry', '{"admin": {"version": "0.1.0"}}', 'what it says of admin'],
  ['an entry that is a number', '{"public_site": {"entry": 5}}', 'what it says of public_site'],
  ['a version that is a number', '{"admin": {"entry": "/a.js", "version": 1}}', 'what it says of admin'],
  ["another product's", '{"checkout": {"entry": "/remotes/checkout/remoteEntry.js"}}', 'none of its areas'],
  ["a bundler's", '{"id": "admin", "name": "admin", "exposes": []}', 'none of its areas'],
  ['too large', `{"note": "${'x'.repeat(70_000)}"}`, 'it is too large'],
]

test.each(TEXTS)(
  'a manifest that is %s is refused with a sentence, and left alone',
  (_name, text, reason) => {
    const path = manifestPath()
    writeFileSync(path, text)
    expect(() => new ManifestFile(path, ORIGIN)).toThrow(ReleaseError)
    expect(() => new ManifestFile(path, ORIGIN)).toThrow(reason)
    expect(readFileSync(path, 'utf8')).toBe(text)
  },
)

test.each([
  ['a folder', (path: string) => mkdirSync(path), 'is no file'],
  ['in a file', (path: string) => writeFileSync(dirname(path), ''), 'is in no folder'],
  ['in no folder', () => undefined, 'is in no folder that exists'],
])('a manifest that is %s is refused with a sentence', (_name, make, reason) => {
  const folder = dirname(manifestPath())
  const path = join(folder, 'place', 'remotes.json')
  if (reason === 'is no file') mkdirSync(dirname(path))
  make(path)
  expect(() => new ManifestFile(path, ORIGIN).replace('admin', remote('1.0.0'))).toThrow(reason)
  expect(() => new ManifestFile(path, ORIGIN).replace('admin', remote('1.0.0'))).toThrow(ReleaseError)
})

test.each(['', '[]', '{"admin": "1.0.0"}', '{"admin": [5]}', '{"admin": [{"version": "1.0.0"}]}'])(
  'a rollback by a history that says %j is refused',
  (text) => {
    const path = manifestPath({ admin: remote('1.1.0') })
    writeFileSync(`${path}.history`, text)
    expect(() => new ManifestFile(path, ORIGIN).previous('admin')).toThrow(ReleaseError)
  },
)

test('no name is that of an area by accident', () => {
  const file = new ManifestFile(manifestPath({ admin: remote('1.0.0') }), ORIGIN)
  expect([file.current('constructor'), file.previous('constructor')]).toEqual([undefined, undefined])
})
