import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pack } from './pack.ts'

function folders() {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-pack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = join(folder, 'build')
  mkdirSync(join(build, 'assets'), { recursive: true })
  writeFileSync(join(build, 'index.html'), 'first')
  writeFileSync(join(build, 'assets/main.js'), '')
  writeFileSync(join(build, 'assets/main.js.map'), '')
  return { build, releases: join(folder, 'releases/ui') }
}

test('a build is packed below its version, without source maps', () => {
  const { build, releases } = folders()
  pack(build, releases, '1.0.0')
  expect(readdirSync(join(releases, '1.0.0/assets'))).toEqual(['main.js'])
  expect(readdirSync(releases)).toEqual(['1.0.0'])
})

test('a version that is packed again is replaced as a whole', () => {
  const { build, releases } = folders()
  pack(build, releases, '1.0.0')
  rmSync(join(build, 'assets'), { recursive: true })
  writeFileSync(join(build, 'index.html'), 'second')
  pack(build, releases, '1.0.0')
  expect(readFileSync(join(releases, '1.0.0/index.html'), 'utf8')).toBe('second')
  expect(existsSync(join(releases, '1.0.0/assets'))).toBe(false)
})

test('the ten newest versions are kept, by version and not by name', () => {
  const { build, releases } = folders()
  for (let minor = 0; minor <= 11; minor += 1) pack(build, releases, `1.${minor}.0`)
  const kept = readdirSync(releases)
  expect(kept).toHaveLength(10)
  expect(kept).not.toContain('1.0.0')
  expect(kept).not.toContain('1.1.0')
  expect(kept).toContain('1.11.0')
})
