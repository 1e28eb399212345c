import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '../../../../tools/test/free-port.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

export type ServerProcess = { child: ChildProcess; url: string; output: () => string }

/** In milliseconds; compiling the source takes a minute on a machine under load. */
const READY_WITHIN = 240_000

/** Runs the server from source as a process; killed when the test has finished. */
export async function startServerProcess(
  environment: Record<string, string> = {},
  standardOutput: 'pipe' | number = 'pipe',
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'luzzu-process-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: PROJECT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED: 'none',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', standardOutput, standardOutput],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000)
    })
  }
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await Promise.race([
    expect.poll(() => statusOf(`${url}/readyz`), { interval: 100, timeout: READY_WITHIN }).toBe(200),
    once(child, 'close').then(() => {
      throw new Error(`The server ended while it started:\n${output}`)
    }),
  ])
  return { child, url, output: () => output }
}

/** 0 without a response. */
export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )
