import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const CODE = 'export {}'
const INTEGRITY = `sha384-${createHash('sha384').update(CODE).digest('base64')}`
const SHELL = { name: 'shell', version: '1.0.0', contract: 1, shared: { react: '19.3.1' }, exports: {} }
const AREA = {
  name: 'admin',
  version: '1.0.0',
  contract: 1,
  entry: 'remoteEntry.js',
  integrity: INTEGRITY,
  shared: { react: '^19.0.0' },
  screens: [],
}
/** What a host serves in each folder. */
const FILES: Record<string, string> = {
  '/shell.json': JSON.stringify(SHELL),
  '/remotes.json': '[]',
  '/page': '<!doctype html>',
  '/reports/remoteEntry.js': CODE,
  '/reports/area.json': JSON.stringify({ ...AREA, name: 'reports', prefix: '/reports' }),
  '/good/remoteEntry.js': CODE,
  '/good/area.json': JSON.stringify(AREA),
  '/altered/remoteEntry.js': `${CODE}\n`,
  '/old/remoteEntry.js': CODE,
  '/old/area.json': JSON.stringify({ ...AREA, shared: { react: '^18.0.0' } }),
}

async function serve(): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = FILES[url]
    const type = url.endsWith('.js') ? 'text/javascript' : 'application/json'
    response.writeHead(file ? 200 : 404, { 'content-type': type }).end(file)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type Ended = { status: number; output: string }

/** Runs an operator's command as one does. */
function runCommand(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', ...args], { cwd: root }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** Rolls back to a line, and returns how the command ended and the entry that is then in the manifest. */
async function rollBack(line: object, base: string): Promise<Ended & { entry: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-rollback-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const manifest = join(folder, 'remotes.json')
  writeFileSync(manifest, JSON.stringify({ admin: { entry: '/now.js', version: '1.1.0' } }))
  writeFileSync(`${manifest}.history`, JSON.stringify({ admin: [line] }))
  const ended = await runCommand('rollback', '--', 'admin', '--manifest', manifest, '--base', base)
  return { ...ended, entry: JSON.parse(readFileSync(manifest, 'utf8')).admin.entry }
}

test('what is no manifest, product or area is refused with a sentence', async () => {
  const base = await serve()
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-refused-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = join(folder, 'page.json')
  writeFileSync(page, '<!doctype html>')
  const manifest = join(folder, 'remotes.json')
  const refusals: [string[], string][] = [
    [['rollout', '--', 'admin', '1.0.0', '--manifest', page, '--base', base], 'contains no manifest'],
    [['rollback', '--', 'admin', '--manifest', page, '--base', base], 'contains no manifest'],
    [['rollback', '--', 'admin', '--manifest', folder, '--base', base], 'is no file'],
    [
      ['rollout', '--', 'admin', '1.0.0', '--manifest', manifest, '--base', 'localhost:3000'],
      'is no address of a product',
    ],
    [
      ['rollout', '--', 'admin', '1.0.0', '--manifest', manifest, '--base', 'http://127.0.0.1:9'],
      'is no live product',
    ],
    [['rollout', '--', 'admin', `${base}/page`, '--manifest', manifest, '--base', base], 'is not served at'],
    [
      ['rollout', '--', 'admin', `${base}/shell.json`, '--manifest', manifest, '--base', base],
      'describes no area',
    ],
    [
      ['rollout', '--', 'reports', `${base}/reports/area.json`, '--manifest', manifest, '--base', base],
      'is no manifest',
    ],
  ]
  for (const [args, reason] of refusals) {
    const { status, output } = await runCommand(...args)
    expect([args, status, output]).toEqual([args, 1, expect.stringContaining(reason)])
    expect(output).not.toMatch(/^\s+at /m)
  }
  expect(readdirSync(folder)).toEqual(['page.json'])
})

const remoteWith = (entry: string) => ({ entry, version: '1.0.0', integrity: INTEGRITY, contract: 1 })

test.each([
  ['does not answer', '/gone/remoteEntry.js', {}, 'does not answer'],
  ['has other bytes', '/altered/remoteEntry.js', {}, 'has the hash'],
  ['needs another React', '/old/remoteEntry.js', {}, 'It needs react ^18.0.0'],
  ['was built for another contract', '/good/remoteEntry.js', { contract: 2 }, 'contract 2'],
])('a rollback to a version that %s changes nothing', async (_name, path, change, reason) => {
  const base = await serve()
  const { status, output, entry } = await rollBack({ ...remoteWith(path), ...change }, base)
  expect([status, entry]).toEqual([1, '/now.js'])
  expect(output).toContain(reason)
})

test('a rollback to a version that holds is written, also while no product answers', async () => {
  const base = await serve()
  expect(await rollBack(remoteWith('/good/remoteEntry.js'), base)).toMatchObject({
    status: 0,
    entry: '/good/remoteEntry.js',
  })
  const [down, elsewhere] = ['http://127.0.0.1:9', `${base}/good/remoteEntry.js`]
  const relative = await rollBack(remoteWith('/good/remoteEntry.js'), down)
  expect(relative).toMatchObject({ status: 0, output: expect.stringContaining('not checked') })
  expect(await rollBack(remoteWith(elsewhere), down)).toMatchObject({ status: 0, entry: elsewhere })
  expect((await rollBack(remoteWith(`${base}/altered/remoteEntry.js`), down)).status).toBe(1)
})
