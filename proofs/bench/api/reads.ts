import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SQLITE_FILE } from '../../../apps/api/src/platform/config/data-folder'
import {
  client,
  daysFromNow,
  type Engine,
  logIn,
  openStore,
  percentile,
  print,
  register,
  type Server,
  type Store,
  startServer,
} from '../../support/product'
import { type Headers, measureRates, type Target } from './rates'

/**
 * Compares reads of the product with the lower bound of the same response, alternating, as ratios within one run. Rates
 * are per second of the server's processor time where the system tells it (Linux), so that other work on the machine
 * hardly counts. `ENGINES=postgres` measures one database.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const ENGINES = (process.env.ENGINES ?? 'sqlite,postgres').split(',') as Engine[]
const CHANGES = 50

const HELLO = 'hello'
const PREPARED = 'prepared statements for my bookings'

/** What browsers accept. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

const FORWARDED = {
  'x-forwarded-for': '192.0.2.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'boats.example',
}

/** What each figure should be, as a ratio to another one. */
const GOALS: [name: string, to: string, goal: number][] = [
  ['GET /', HELLO, 0.85],
  ['GET /', 'ready buffer of the page', 0.9],
  ['GET /', 'the same with its headers, page', 0.9],
  ['GET / behind a proxy', 'GET /', 0.9],
  ['GET /products?image=url', HELLO, 0.75],
  ['GET /products?image=url', 'ready buffer of the list', 0.9],
  ['GET /products?image=url', 'the same with its headers, list', 0.9],
  ['GET /products', 'ready buffer of the list with pictures', 0.9],
  ['GET /products again', HELLO, 0.9],
  ['GET /products/1?image=url', HELLO, 0.8],
  ['GET /bookings/user/me', HELLO, 0.19],
  ['GET /bookings/user/me', PREPARED, 0.9],
  ['availability of a product', HELLO, 0.15],
  ['availability of a product, for 3', HELLO, 0.15],
  ['GET /availability', HELLO, 0.15],
  ['GET /availability for 3', HELLO, 0.15],
]

for (const engine of ENGINES) {
  const store = await openStore(engine)
  store.environment.TRUST_PROXY = '127.0.0.1'
  const server = await startServer(store)
  print(`Reads on ${engine}`)
  await measure(store, server)
  await server.stop()
  await store.close()
}
process.exit(0)

async function measure(store: Store, server: Server): Promise<void> {
  const floors = await startFloors(store, server)
  const rates = await measureRates(await targetsOf(floors, server), ROUNDS)
  floors.stop()
  const rateOf = (name: string) => percentile(rates.get(name) ?? [], 0.5)
  console.table(
    [...rates.keys()].map((name) => ({
      name,
      'per second': Math.round(rateOf(name)),
      ...ratio(name, HELLO),
    })),
  )
  console.table(
    GOALS.map(([name, to, goal]) => {
      const { ratio: measured } = ratio(name, to)
      return { figure: `${name} ÷ ${to}`, goal: `≥ ${goal}`, measured, holds: measured >= goal }
    }),
  )
  print(`the list after a change: ${(await rebuildTime(server)).toFixed(1)} ms for 9 products, over HTTP`)

  function ratio(name: string, to: string): { ratio: number } {
    return { ratio: Math.round((rateOf(name) / rateOf(to)) * 100) / 100 }
  }
}

type Floors = { url: string; pid: number | undefined; stop: () => void }

async function startFloors(store: Store, server: Server): Promise<Floors> {
  const port = 20_000 + (process.pid % 10_000)
  const script = fileURLToPath(new URL('./floors.ts', import.meta.url))
  const file = join(store.dataDir, SQLITE_FILE)
  const secret = store.environment.JWT_SECRET ?? ''
  const floors = spawn(
    process.execPath,
    ['--import', 'tsx', script, String(port), server.url, file, secret],
    // The product's own variables: DATABASE_URL names its PostgreSQL.
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...store.environment } },
  )
  await once(floors.stdout, 'data')
  return { url: `http://127.0.0.1:${port}`, pid: floors.pid, stop: () => floors.kill() }
}

async function targetsOf(floors: Floors, server: Server): Promise<Map<string, Target>> {
  const send = client(4)
  const guest = await register(send, server.url, 'guest')
  for (let index = 0; index < 10; index += 1) {
    const payload = { booking_date: daysFromNow(1 + index), id_product_fk: 4, slot_id: 1 }
    await send(`${server.url}/api/bookings`, { method: 'POST', token: guest.token, payload })
  }
  const authorization = `Bearer ${guest.token}`
  const { etag } = (await send(`${server.url}/api/products`)).headers
  const floor = (path: string, headers: Headers = {}) => ({
    pid: floors.pid,
    url: floors.url + path,
    headers,
  })
  const product = (path: string, headers: Headers = {}) => ({
    pid: server.process.pid,
    url: server.url + path,
    headers,
  })
  const month = `/api/products/4/availability?from=${daysFromNow(0)}&to=${daysFromNow(28)}`
  const day = `/api/availability?date=${daysFromNow(3)}`
  return new Map([
    [HELLO, floor('/hello')],
    ['ready buffer of the page', floor('/page')],
    ['the same with its headers, page', floor('/page/headers')],
    ['ready buffer of the list', floor('/list')],
    ['the same with its headers, list', floor('/list/headers')],
    ['ready buffer of the list with pictures', floor('/list64')],
    [PREPARED, floor('/mine', { authorization })],
    ['GET /', product('/', BROWSER)],
    ['GET /, not compressed', product('/')],
    ['GET / behind a proxy', product('/', { ...BROWSER, ...FORWARDED })],
    ['GET /products?image=url', product('/api/products?image=url', BROWSER)],
    ['GET /products?image=url, not compressed', product('/api/products?image=url')],
    ['GET /products', product('/api/products', BROWSER)],
    ['GET /products again', product('/api/products', { ...BROWSER, 'if-none-match': String(etag) })],
    ['GET /products/1?image=url', product('/api/products/1?image=url', BROWSER)],
    ['GET /bookings/user/me', product(`/api/bookings/user/${guest.id}`, { authorization })],
    ['GET /site', product('/api/site')],
    ['availability of a product', product(month, BROWSER)],
    ['availability of a product, for 3', product(`${month}&guests=3`, BROWSER)],
    ['GET /availability', product(day, BROWSER)],
    ['GET /availability for 3', product(`${day}&guests=3`, BROWSER)],
  ])
}

async function rebuildTime(server: Server): Promise<number> {
  const send = client(4)
  const { token } = await logIn(send, server.url)
  const times: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    const payload = { question: `Why ${change}?`, answer: 'Because.' }
    await send(`${server.url}/api/faqs`, { method: 'POST', token, payload })
    const from = performance.now()
    const { body } = await send(`${server.url}/api/products?image=url`)
    times.push(performance.now() - from)
    if (!body.startsWith('[')) throw new Error('The list was not returned.')
  }
  return percentile(times, 0.5)
}
