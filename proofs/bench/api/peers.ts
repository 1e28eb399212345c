import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tools/test/free-port.ts'
import { ADMIN, client, openStore, percentile, print, startServer } from '../../support/product'
import { measureRates } from './rates'

/**
 * The list of products beside that of Directus on SQLite, which a business could take instead: the same nine products, read by
 * visitors. Directus is installed into `.cache` at the first run; with Node 20 the last version that supports it.
 */
const DIRECTUS = { directus: '10.13.4', sqlite3: '6.0.1' }
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const FOLDER = fileURLToPath(new URL('../../../.cache/peers/directus', import.meta.url))
const PROGRAM = join(FOLDER, 'node_modules/directus/cli.js')
const START_WITHIN_MS = 120_000

const LIST = 'GET /products?image=url'
const PEERS = ['Directus', 'Directus with its cache']

const send = client(4)
install()
const store = await openStore('sqlite')
const server = await startServer(store)
const products: Product[] = JSON.parse((await send(`${server.url}/api/products?image=url`)).body)
const plain = await startDirectus({ CACHE_ENABLED: 'false' })
const cached = await startDirectus({ CACHE_ENABLED: 'true', CACHE_STORE: 'memory', CACHE_AUTO_PURGE: 'true' })

const items = '/items/products?limit=-1&sort=id'
const rates = await measureRates(
  new Map([
    [LIST, { pid: server.process.pid, url: `${server.url}/api/products?image=url`, headers: {} }],
    ['Directus', { pid: plain.pid, url: plain.url + items, headers: {} }],
    ['Directus with its cache', { pid: cached.pid, url: cached.url + items, headers: {} }],
  ]),
  ROUNDS,
)
const rateOf = (name: string) => percentile(rates.get(name) ?? [], 0.5)
console.table(
  [...rates.keys()].map((name) => ({ name, 'per second of processor time': Math.round(rateOf(name)) })),
)
console.table(
  PEERS.map((name) => ({
    figure: `${LIST} ÷ ${name}`,
    measured: Math.round((rateOf(LIST) / rateOf(name)) * 10) / 10,
  })),
)
plain.stop()
cached.stop()
await server.stop()
await store.close()
process.exit(0)

type Product = Record<string, unknown> & { id: number }
type Directus = { url: string; pid: number | undefined; stop: () => void }

function install(): void {
  if (existsSync(PROGRAM)) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: DIRECTUS }))
  print('Installing Directus, which takes some minutes…')
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Directus could not be installed.')
}

async function startDirectus(cache: Record<string, string>): Promise<Directus> {
  const port = await freePort()
  const data = join(FOLDER, `data-${port}`)
  mkdirSync(data)
  const options = {
    cwd: data,
    env: {
      ...process.env,
      ...cache,
      PORT: String(port),
      HOST: '127.0.0.1',
      DB_CLIENT: 'sqlite3',
      DB_FILENAME: join(data, 'data.db'),
      SECRET: 'a secret of the benchmarks',
      ADMIN_EMAIL: ADMIN.mail,
      ADMIN_PASSWORD: ADMIN.password,
      TELEMETRY: 'false',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
  }
  const [bootstrapped] = await once(spawn(process.execPath, [PROGRAM, 'bootstrap'], options), 'exit')
  if (bootstrapped !== 0) throw new Error('Directus could not be set up.')
  const child = spawn(process.execPath, [PROGRAM, 'start'], options)
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)
  await fill(url)
  const stop = () => {
    child.kill()
    rmSync(data, { recursive: true, force: true })
  }
  return { url, pid: child.pid, stop }
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + START_WITHIN_MS; Date.now() < deadline; await pause(250)) {
    const isReady = await fetch(`${url}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
  }
  throw new Error('Directus did not start.')
}

/** Gives it the products of the product, which everybody may read. */
async function fill(url: string): Promise<void> {
  const { body } = await send(`${url}/auth/login`, {
    method: 'POST',
    payload: { email: ADMIN.mail, password: ADMIN.password },
  })
  const token: string = JSON.parse(body).data.access_token
  const post = async (path: string, payload: unknown) => {
    const answer = await send(url + path, { method: 'POST', token, payload })
    if (answer.status >= 300)
      throw new Error(`Directus answered ${path} with ${answer.status}: ${answer.body}`)
  }
  const { id: _, ...sample } = products[0] ?? { id: 0 }
  const fields = Object.entries(sample).map(([field, value]) => ({ field, type: typeOf(value) }))
  const key = { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } }
  await post('/collections', { collection: 'products', schema: {}, fields: [key, ...fields] })
  await post('/items/products', products)
  await post('/permissions', { role: null, collection: 'products', action: 'read', fields: ['*'] })
}

function typeOf(value: unknown): string {
  if (typeof value === 'number') return 'float'
  return typeof value === 'string' ? 'text' : 'json'
}
