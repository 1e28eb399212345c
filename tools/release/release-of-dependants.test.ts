import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commitAll, copyWorkspace, runIn } from '../../e2e/support/workspace-copy.ts'

/** Stands for the build of the area, which this is not about. */
const LIGHT_BUILD =
  "node -e \"fs.mkdirSync('dist',{recursive:true});fs.writeFileSync('dist/area.json','{}')\""

test('a change of a library is released by the area that depends on it, one of another app is not', () => {
  const workspace = copyWorkspace()
  onTestFinished(() => rmSync(workspace, { recursive: true }))
  const manifest = join(workspace, 'apps/admin/package.json')
  const { scripts, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'))
  writeFileSync(manifest, JSON.stringify({ ...rest, scripts: { ...scripts, build: LIGHT_BUILD } }, null, 2))
  commitAll(workspace, 'test: build a light admin')
  const release = () => runIn(workspace, 'npm', 'run', '--silent', 'release', '--', 'admin')
  const change = (file: string, message: string) => {
    appendFileSync(join(workspace, file), '\n')
    commitAll(workspace, message)
  }

  expect(release()).toContain('admin 0.1.0 is released')
  change('libs/domain/src/money.ts', 'fix(domain): round money')
  expect(release()).toContain('admin 0.1.1 is released')
  change('apps/api/src/app.ts', 'feat(api): answer sooner')
  expect(release).toThrow(/Nothing of admin has changed/)
})
