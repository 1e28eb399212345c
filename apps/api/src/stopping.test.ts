import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { isOnPostgres } from './testing/test-database'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))

/** The product as a process of its own, from its source. */
async function startProcess(): Promise<{ child: ChildProcess; url: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'luzzu-process-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: PROJECT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), SEED: 'none', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000, interval: 100 },
    )
    .toBe(200)
  return { child, url }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

test.skipIf(isOnPostgres)(
  'the server goes on and stops in order when nobody reads its output any more',
  async () => {
    const { child, url } = await startProcess()
    child.stdout?.destroy()
    child.stderr?.destroy()
    // Each of these is a line of the log that cannot be written.
    for (let count = 0; count < 20; count += 1) expect((await fetch(`${url}/api/dashboard`)).status).toBe(401)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
  40_000,
)
