import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type PostgresServer, startPostgres } from '../../apps/api/test/support/postgres-server'
import { freePort } from '../../tools/test/free-port.ts'

export const ADMIN = { mail: 'admin@example.com', password: 'lantern on the quay' }
/** Of every customer. */
export const PASSWORD = 'salt and sun'
/** Of the wait for a server that starts or turns requests away; ample for a busy machine. */
const LONGEST_WAIT_MS = 180_000
const JWT_SECRET = 'a secret of the benchmarks that is long enough'

/** Where the data of a run is stored. */
export type Store = {
  engine: Engine
  environment: Record<string, string>
  dataDir: string
  close: () => Promise<void>
}
export type Engine = 'sqlite' | 'postgres'

/** A temporary data folder, or a PostgreSQL server with durable settings. */
export async function openStore(
  engine: Engine,
  postgres?: Pick<PostgresServer, 'url' | 'stop'>,
): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'luzzu-bench-'))
  const server = engine === 'postgres' ? (postgres ?? (await startPostgres({ durable: true }))) : undefined
  return {
    engine,
    dataDir,
    environment: {
      DATA_DIR: dataDir,
      JWT_SECRET,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT: 'off',
      MAX_OPEN_REQUESTS: '1000000',
      LOG_LEVEL: 'fatal',
      ...(server && { DATABASE_URL: server.url }),
    },
    close: async () => {
      await server?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Server = { url: string; process: ChildProcess; stop: (signal?: NodeJS.Signals) => Promise<void> }

/** Servers of this process; they end with it, however it ends. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export type ServerOptions = {
  /** The program that runs the built server. */
  command?: string[]
  port?: number
  environment?: Record<string, string>
}

/** Starts the built server as a process and waits until it is ready. */
export async function startServer(
  store: Store,
  { command = [process.execPath], port: chosen, environment }: ServerOptions = {},
): Promise<Server> {
  const port = chosen ?? (await freePort())
  const main = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url))
  const [program = process.execPath, ...options] = command
  const child = spawn(program, [...options, main], {
    env: { ...process.env, ...store.environment, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + LONGEST_WAIT_MS
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The server did not start.')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return {
    url,
    process: child,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

export type HttpResponse = {
  status: number
  body: string
  headers: Record<string, string | string[] | undefined>
}
export type RequestOptions = {
  method?: string
  token?: string
  key?: string
  headers?: Record<string, string>
  payload?: unknown
}
export type Send = (url: string, options?: RequestOptions) => Promise<HttpResponse>

/** An HTTP client with up to `connections` connections; it gives up on those that are silent for `hungAfterMs`. */
export function client(connections: number, { hungAfterMs }: { hungAfterMs?: number } = {}): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (url, { method = 'GET', token, key, headers: given, payload } = {}) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...given,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      }
      const outgoing = request(url, { method, agent, headers, timeout: hungAfterMs }, (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            headers: reply.headers,
          }),
        )
      })
      outgoing.on('timeout', () => outgoing.destroy(new Error(`${url} does not answer.`)))
      outgoing.on('error', reject)
      outgoing.end(payload === undefined ? undefined : JSON.stringify(payload))
    })
}

/**
 * Sends again what a busy server turns away, as clients do.
 * @throws {Error} with the last answer where it still does after minutes
 */
export const patient =
  (send: Send, longestWait = LONGEST_WAIT_MS): Send =>
  async (url, options) => {
    for (const from = performance.now(); ; await pause(100)) {
      const reply = await send(url, options)
      if (reply.status !== 503) return reply
      if (performance.now() - from > longestWait)
        throw new Error(`${url} is still answered 503: ${reply.body}`)
    }
  }

export type TestUser = { id: number; token: string }

export async function logIn(
  send: Send,
  url: string,
  who: { mail: string; password: string } = ADMIN,
): Promise<TestUser> {
  const { status, body } = await patient(send)(`${url}/api/login`, { method: 'POST', payload: who })
  if (status !== 200) throw new Error(`The login of ${who.mail} was answered ${status}: ${body}`)
  const { token, user } = JSON.parse(body)
  return { id: user.id_user_pk, token }
}

export async function register(send: Send, url: string, name: string): Promise<TestUser> {
  const who = { mail: `${name}@example.com`, password: PASSWORD }
  await patient(send)(`${url}/api/register`, {
    method: 'POST',
    payload: { ...who, username: name, phone: '+35679000000' },
  })
  return logIn(send, url, who)
}

/** Kept, so that a proof counts from one day also when midnight passes meanwhile. */
const firstDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Malta' }).format(new Date())

export function daysFromNow(days: number): string {
  const date = new Date(`${firstDay}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export const print = (line: string) => process.stdout.write(`${line}\n`)

/** A seeded pseudo-random number generator. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0
