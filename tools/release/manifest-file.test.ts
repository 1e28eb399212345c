import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ManifestFile } from './manifest-file.ts'

const line = (version: string) => ({ entry: `/remotes/admin/${version}/remoteEntry.js`, version })
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
  new ManifestFile(path).replace('admin', line('1.0.0'))
  new ManifestFile(path).replace('admin', line('1.1.0'))
  expect(read(path)).toEqual({ public_site: SITE, note: 'kept', admin: line('1.1.0') })
  expect(readdirSync(dirname(path)).toSorted()).toEqual(['remotes.json', 'remotes.json.history'])
})

test('each rollback returns to the line before, until none is left', () => {
  const path = manifestPath()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) new ManifestFile(path).replace('admin', line(version))
  const rollBack = () => new ManifestFile(path).rollBack('admin')?.version
  expect([rollBack(), rollBack(), rollBack()]).toEqual(['1.1.0', '1.0.0', undefined])
  expect(read(path).admin).toEqual(line('1.0.0'))
})

test('a command that ended after the history was written leaves nothing to go back to twice', () => {
  const path = manifestPath()
  new ManifestFile(path).replace('admin', line('1.0.0'))
  new ManifestFile(path).replace('admin', line('1.1.0'))
  writeFileSync(`${path}.history`, JSON.stringify({ admin: [line('1.0.0'), line('1.1.0')] }))
  expect(new ManifestFile(path).rollBack('admin')).toEqual(line('1.0.0'))
})

test('a file that contains no manifest is left alone', () => {
  const path = manifestPath([])
  expect(() => new ManifestFile(path)).toThrow('contains no manifest')
})
