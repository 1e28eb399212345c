import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { SQLITE_FILE } from '../src/platform/config/data-folder'
import { client, inDays, logIn, openStore, percentile, print, register, startServer } from './product'

/** Compares reads of the API with the lower bound of the same response, alternating, as ratios within one run. */
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = 2
const CONNECTIONS = 16

const store = await openStore('sqlite')
const server = await startServer(store)
const send = client(4)
const guest = await register(send, server.url, 'guest')
for (let index = 0; index < 10; index += 1) {
  const payload = { booking_date: inDays(1 + index), id_product_fk: 4, slot_id: 1 }
  await send(`${server.url}/api/bookings`, { method: 'POST', token: guest.token, payload })
}
const floorPort = 20_000 + (process.pid % 10_000)
const floors = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    fileURLToPath(new URL('./floors.ts', import.meta.url)),
    String(floorPort),
    server.url,
    join(store.dataDir, SQLITE_FILE),
    store.environment.JWT_SECRET ?? '',
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
await once(floors.stdout, 'data')
const floor = `http://127.0.0.1:${floorPort}`
const authorization = `Bearer ${guest.token}`
const { etag } = (await send(`${server.url}/api/products`)).headers

type Headers = Record<string, string>
const TARGETS: Record<string, [url: string, headers?: Headers]> = {
  hello: [`${floor}/hello`],
  'ready buffer of the list': [`${floor}/list`],
  'ready buffer of the list with pictures': [`${floor}/list64`],
  'prepared statements for my bookings': [`${floor}/mine`, { authorization }],
  'GET /products?image=url': [`${server.url}/api/products?image=url`],
  'GET /products?image=url, brotli': [`${server.url}/api/products?image=url`, { 'accept-encoding': 'br' }],
  'GET /products': [`${server.url}/api/products`],
  'GET /products again': [`${server.url}/api/products`, { 'if-none-match': String(etag) }],
  'GET /products/1?image=url': [`${server.url}/api/products/1?image=url`],
  'GET /bookings/user/me': [`${server.url}/api/bookings/user/${guest.id}`, { authorization }],
  'GET /site': [`${server.url}/api/site`],
}
const rates = new Map<string, number[]>()
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, [url, headers = {}]] of Object.entries(TARGETS)) {
    const { requests } = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
    rates.set(name, [...(rates.get(name) ?? []), requests.average])
  }
}
const rateOf = (name: string) => percentile(rates.get(name) ?? [], 0.5)
const ratio = (name: string, to: string) => (rateOf(name) / rateOf(to)).toFixed(2)
for (const name of rates.keys())
  print(`${name}: ${Math.round(rateOf(name))}/s, ${ratio(name, 'hello')} × hello`)
print(`A1 list: ${ratio('GET /products?image=url', 'ready buffer of the list')} × the ready buffer`)
print(
  `A2 list with pictures: ${ratio('GET /products', 'ready buffer of the list with pictures')} × the ready buffer, ${ratio('GET /products again', 'hello')} × hello when nothing has changed`,
)
print(`A3 one product: ${ratio('GET /products/1?image=url', 'hello')} × hello`)
print(
  `A4 my bookings: ${ratio('GET /bookings/user/me', 'prepared statements for my bookings')} × prepared statements`,
)
const admin = await logIn(send, server.url)
const times: number[] = []
for (let change = 0; change < 50; change += 1) {
  const payload = { question: `Why ${change}?`, answer: 'Because.' }
  await send(`${server.url}/api/faqs`, { method: 'POST', token: admin.token, payload })
  const from = performance.now()
  const { body } = await send(`${server.url}/api/products?image=url`)
  times.push(performance.now() - from)
  if (!body.startsWith('[')) throw new Error('The list did not come.')
}
print(`A6 the list after a change: ${percentile(times, 0.5).toFixed(1)} ms for 9 products, over HTTP`)
floors.kill()
await server.stop()
await store.close()
process.exit(0)
