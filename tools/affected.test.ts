import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const NX = `${root}node_modules/.bin/nx`
const WEB = ['admin', 'e2e', 'page', 'public-site', 'shell']

/** The projects that CI builds and tests after a change of a file. */
async function affectedBy(file: string): Promise<string[]> {
  const args = ['show', 'projects', '--affected', `--files=${file}`, '--json']
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' }
  const { stdout } = await promisify(execFile)(NX, args, { cwd: root, env })
  return (JSON.parse(stdout) as string[]).map((name) => name.replace('@luzzu/', '')).toSorted()
}

test.each([
  ['apps/admin/src/routes.tsx', ['admin', 'e2e']],
  ['apps/public-site/src/routes.tsx', ['e2e', 'public-site']],
  ['apps/shell/src/main.tsx', ['e2e', 'shell']],
  ['apps/api/src/app.ts', ['api', 'e2e']],
  ['libs/ui/src/index.ts', [...WEB, 'ui']],
  ['libs/page/src/index.ts', WEB],
  ['libs/routing/src/index.ts', [...WEB, 'routing']],
  ['libs/api-client/src/index.ts', ['api-client', ...WEB]],
  ['libs/api-client/core/src/index.ts', ['api-client', 'api-core', ...WEB]],
  ['libs/domain/src/index.ts', ['api', 'api-client', 'api-core', 'domain', ...WEB]],
  ['docs/operations.md', []],
])('a change of %s affects %j', { timeout: 60_000 }, async (file, projects) => {
  expect(await affectedBy(file)).toEqual(projects.toSorted())
})

test('a change of the federation affects every area and the shell', { timeout: 60_000 }, async () => {
  const affected = await affectedBy('tools/federation/shared.ts')
  expect(affected).toEqual(expect.arrayContaining(['admin', 'public-site', 'shell']))
})
