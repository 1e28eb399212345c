import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const workspace = mkdtempSync(join(tmpdir(), 'lint-'))

/** Files that a rule of the workspace refuses: path, content, and what its message says. */
const REFUSED = [
  ['libs/domain/src/asked.ts', 'export const price = 1', 'by a standard term'],
  ['libs/domain/src/BookingWish.tsx', 'export const price = 1', 'by a standard term'],
  ['libs/domain/src/prices.ts', 'export const askedFor = 1', 'Not a standard term'],
  ['libs/domain/src/dates.ts', 'export type BookingWish = string', 'Not a standard term'],
  ['libs/domain/src/limits.ts', 'export const limits = { PATIENCE_MS: 1 }', 'Not a standard term'],
  ['apps/admin/src/utils.ts', 'export const price = 1', 'by a standard term'],
  ['apps/admin/src/helpers/price.ts', 'export const price = 1', 'by a standard term'],
  ['apps/admin/src/snake_case.ts', 'export const price = 1', 'kebab-case'],
  ['apps/admin/src/a/b/c/d/price.ts', 'export const price = 1', 'three folders'],
  ['apps/admin/src/long.ts', 'export {}\n'.repeat(301), 'too many lines'],
] as const

const ACCEPTED = [
  ['apps/admin/src/a/b/c/price.ts', "export const entries = 'the world asked'; export const trigram = 1"],
  ['apps/api/src/platform/database/migrations/001-asked.ts', 'export const asked = 1'],
] as const

let report = ''

beforeAll(() => {
  for (const path of ['biome.json', 'tools/lint'])
    cpSync(join(root, path), join(workspace, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'))
  execFileSync('git', ['init', '--quiet', workspace])
  writeFileSync(join(workspace, '.gitignore'), 'node_modules\n')
  for (const [path, text] of [...REFUSED, ...ACCEPTED]) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true })
    writeFileSync(join(workspace, path), `${text}\n`)
  }
  const program = join(root, 'node_modules/.bin/biome')
  report = spawnSync(program, ['lint', '--reporter=github', '--max-diagnostics=100', '.'], {
    cwd: workspace,
    encoding: 'utf8',
  }).stdout
})

afterAll(() => rmSync(workspace, { recursive: true }))

const findingsIn = (path: string) => report.split('\n').filter((line) => line.includes(`/${path},`))

test.each(REFUSED)('%s is refused', (path, _text, reason) => {
  expect(findingsIn(path).join()).toContain(reason)
})

test.each(ACCEPTED)('%s is accepted', (path) => {
  expect(findingsIn(path)).toEqual([])
})
