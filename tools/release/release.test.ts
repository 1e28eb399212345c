import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commitAll, copyWorkspace, runIn } from '../../e2e/support/workspace-copy.ts'

/** Stands for the build of Storybook, which takes minutes. */
const LIGHT_BUILD =
  "node -e \"fs.mkdirSync('../../dist/storybook',{recursive:true});fs.writeFileSync('../../dist/storybook/index.html','Storybook')\""

test('Storybook is released like an area: version, changelog, tag, a packed folder', () => {
  const workspace = copyWorkspace()
  onTestFinished(() => rmSync(workspace, { recursive: true }))
  const manifest = join(workspace, 'libs/ui/package.json')
  const { scripts, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'))
  const build = { ...scripts, 'build:storybook': LIGHT_BUILD }
  writeFileSync(manifest, JSON.stringify({ ...rest, scripts: build }, null, 2))
  commitAll(workspace, 'test: build a light Storybook')
  const release = () => runIn(workspace, 'npm', 'run', '--silent', 'release', '--', 'ui')

  expect(release()).toContain(`ui ${rest.version} is released`)
  writeFileSync(join(workspace, 'libs/ui/src/docs/Tides.mdx'), '# Tides\n')
  commitAll(workspace, 'feat(ui): describe the tides')
  expect(release()).toContain('ui 0.2.0 is released')

  expect(readdirSync(join(workspace, 'dist/releases/ui')).toSorted()).toEqual(['0.1.0', '0.2.0'])
  expect(readFileSync(join(workspace, 'dist/releases/ui/0.2.0/index.html'), 'utf8')).toBe('Storybook')
  expect(readFileSync(join(workspace, 'libs/ui/CHANGELOG.md'), 'utf8')).toContain('describe the tides')
  expect(JSON.parse(readFileSync(manifest, 'utf8')).version).toBe('0.2.0')
  expect(runIn(workspace, 'git', 'tag').split('\n')).toContain('@luzzu/ui@0.2.0')
})
