import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
const AREA = fileURLToPath(new URL('../../e2e/slow-area', import.meta.url))

test('exports that only a late module uses are provided', () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-area-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [VITE, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: AREA,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', MFE_VITE_NO_TEST_ENV_CHECK: 'true' },
    },
  )

  expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 })
  expect(readdirSync(folder)).toContain('remoteEntry.js')
})
