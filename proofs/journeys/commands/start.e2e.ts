import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { temporaryFolder } from '../../../e2e/support/temporary-folder.ts'
import { freePort } from '../../../tools/test/free-port.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const START_MS = 240_000
const END_MS = 60_000

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() && true))
    socket.on('error', () => resolve(false))
  })
}

/** On Linux: the processes that were given a data folder by their environment. */
function processesOf(dataDir: string): string[] {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dataDir)
    } catch {
      // It has ended meanwhile.
      return false
    }
  })
}

const WAYS: [name: string, end: (start: ChildProcess) => void][] = [
  ['killed with its process group', ({ pid = 0 }) => process.kill(-pid, 'SIGKILL')],
  ['killed alone', ({ pid = 0 }) => process.kill(pid, 'SIGKILL')],
  ['interrupted', ({ pid = 0 }) => process.kill(-pid, 'SIGINT')],
]

for (const [name, end] of WAYS)
  test(`a start that is ${name} leaves neither a server nor an open database behind`, async () => {
    test.setTimeout(START_MS + 2 * END_MS)
    const dataDir = seededFolder()
    const port = await freePort()
    const start = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), SEED: 'none' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    try {
      let output = ''
      start.stdout.on('data', (chunk) => (output += chunk))
      await expect.poll(() => output, { timeout: START_MS }).toContain('is ready')
      expect(readdirSync(dataDir)).toContain('luzzu.sqlite-wal')
      const ended = once(start, 'exit')
      end(start)
      await ended
      await expect.poll(() => isTaken(port), { timeout: END_MS }).toBe(false)
      await expect.poll(() => processesOf(dataDir), { timeout: END_MS }).toEqual([])
      expect(readdirSync(dataDir)).not.toContain('luzzu.sqlite-wal')
    } finally {
      for (const pid of processesOf(dataDir)) process.kill(Number(pid), 'SIGKILL')
    }
  })

test('a first start that finds its port taken still says the password of the administrator', async () => {
  test.setTimeout(START_MS)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const dataDir = temporaryFolder()
  const start = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), SEED: 'none' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  start.stdout.on('data', (chunk) => (output += chunk))
  // Its last words may come after its exit.
  const [code] = await once(start, 'close')
  other.close()
  expect(code).toBe(1)
  expect(output).toMatch(/Administrator: admin@example\.com\nPassword: \S{16}\n/)
  expect(output).not.toContain('is ready')
})
