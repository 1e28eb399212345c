import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'
import { readableStack } from './readable-stack'

test('positions of the build become those of the sources, and all else stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-stack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const source = join(folder, 'broken.ts')
  writeFileSync(
    source,
    `// A line that the build leaves out.\nexport type Name = string\nthrow new Error('broken')\n`,
  )
  const outfile = join(folder, 'broken.js')
  await build({ entryPoints: [source], outfile, bundle: true, sourcemap: true, format: 'esm' })
  const url = pathToFileURL(outfile).href
  const line =
    readFileSync(outfile, 'utf8')
      .split('\n')
      .findIndex((text) => text.startsWith('throw')) + 1
  const unknown = '    at node:internal/x:1:2\n    at file:///gone.js:1:2'
  expect(readableStack(`    at run (${url}:${line}:7)\n${unknown}`)).toMatch(
    /^ {4}at run \(.*broken\.ts:3:\d+\)\n/,
  )
  expect(readableStack(`Error: broken at ${url}`)).toBe(`Error: broken at ${url}`)
  expect(readableStack(unknown)).toBe(unknown)
})

test('an error is logged without the row that PostgreSQL quotes', async () => {
  const lines: string[] = []
  const { app } = await testApp({
    log: { level: 'error', stream: { write: (line) => void lines.push(line) } },
  })
  const detail = 'Failing row contains (7, maria@example.com).'
  app.log.error({ err: Object.assign(new Error('null value'), { code: '23502', detail }) })
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ message: 'null value', code: '23502' })
  expect(lines[0]).not.toContain('maria')
})
