import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
  .filter((path) => existsSync(`${root}${path}`))

/** The linter limits single files: `biome.json`. */
test('half of the files fit on one screen, nearly all on three', () => {
  const lengths = sources.map((path) => readFileSync(`${root}${path}`, 'utf8').split('\n').length - 1)
  const sorted = lengths.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]
  expect({ median: at(0.5), p95: at(0.95) }).toSatisfy(({ median, p95 }) => median <= 60 && p95 <= 200)
})
