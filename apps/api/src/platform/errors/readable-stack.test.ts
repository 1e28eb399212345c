import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
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
