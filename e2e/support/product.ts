import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tools/test/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const ADMIN = { mail: 'harbour@example.com', password: 'lantern on the quay' }

/** The product as deployed: one process, one port, one data folder. */
export type Product = { url: string; dataDir: string; output: () => string; stop: () => Promise<void> }

type Start = { dataDir: string; environment?: Record<string, string>; port?: number }

/** Starts the built product and waits until it is ready. */
export async function startProduct({ dataDir, environment = {}, port: fixed }: Start): Promise<Product> {
  const port = fixed ?? (await freePort())
  const server = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.mail,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: `${root}.cache/node`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collect(server)
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url, server, output)
  return { url, dataDir, output, stop: () => stop(server) }
}

async function waitUntilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The product ended while it started:\n${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    // A product that took the same port answers as well, and this one ends.
    if (answer?.ok && server.exitCode === null) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The product was not ready in time:\n${output()}`)
}

function collect(server: ChildProcess): () => string {
  let text = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (text += chunk))
  return () => text
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
