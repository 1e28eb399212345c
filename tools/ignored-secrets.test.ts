import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const isIgnoredByGit = (path: string) =>
  spawnSync('git', ['check-ignore', '--quiet', '--no-index', path], { cwd: root }).status === 0
/** As `docker build` reads it: a pattern that matches a folder leaves out all that is in it. */
const isIgnoredByDocker = (path: string) => {
  const parents = path.split('/').map((_, at, names) => names.slice(0, at + 1).join('/'))
  const patterns = read('.dockerignore').split('\n').filter(Boolean)
  return parents.some((one) => patterns.some((pattern) => matchesGlob(one, pattern)))
}

test.each([
  ['docs/deploy/compose.md', 'cp env.example .env', 'deploy/compose/.env'],
  ['docs/deploy/compose.md', 'privkey.pem', 'deploy/compose/certificates/privkey.pem'],
  ['docs/deploy/compose.md', 'luzzu.dump', 'deploy/compose/luzzu.dump'],
  ['docs/deploy/container.md', '--env-file luzzu.env', 'luzzu.env'],
  ['docs/operations.md', 'data/jwt-secret', 'data/jwt-secret'],
])('what %s has operators create (%s) is neither committed nor built into the image', (page, named, path) => {
  expect(read(page)).toContain(named)
  expect(isIgnoredByGit(path)).toBe(true)
  expect(isIgnoredByDocker(path)).toBe(true)
})

test('examples of such files are committed', () => {
  expect(isIgnoredByGit('deploy/compose/env.example')).toBe(false)
  expect(isIgnoredByGit('deploy/compose/luzzu.env.example')).toBe(false)
})
