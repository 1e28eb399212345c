import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|common|misc|manager|services?|index)(\.test)?(\.tsx|s?\/)/

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && existsSync(`${root}${path}`))
const sources = files.filter((path) => path.includes('/src/') && !/\.(test|stories)\.tsx?$/.test(path))
const linesOf = (path: string) => readFileSync(`${root}${path}`, 'utf8').split('\n').length - 1

test('half of the files fit on one screen, nearly all on three', () => {
  const lengths = sources.map(linesOf).sort((a, b) => a - b)
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))]
  expect({ median: at(0.5), p95: at(0.95) }).toSatisfy(({ median, p95 }) => median <= 60 && p95 <= 200)
  expect(sources.filter((path) => linesOf(path) > 300)).toEqual([])
})

test('source files are at most three folders deep', () => {
  const deep = sources.filter((path) => (path.split('/src/')[1]?.split('/').length ?? 0) > 4)
  expect(deep).toEqual([])
})

test('no file has a meaningless name', () => {
  expect(files.filter((path) => FORBIDDEN_NAMES.test(path))).toEqual([])
})
