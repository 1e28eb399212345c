import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import {
  client,
  daysFromNow,
  logIn,
  openStore,
  percentile,
  print,
  type Send,
  startServer,
} from '../../support/product'
import { atMost, printGoals } from '../goals'
import { processorSeconds } from './rates'

/**
 * What resellers ask for, with a season of bookings and with five years of them: how long it takes, and how its
 * processor time grows, which other work on the machine hardly changes. `CONNECTIONS` at once, `TIMES` each, on SQLite.
 */
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 4)
const TIMES = Number(process.env.TIMES ?? 400)
/** Bookings, of which those of the season are the same in number. */
const SEASON = { bookings: 3000, days: 90 }
const SIZES = [SEASON.bookings, 60_000] as const
const YEARS_DAYS = 5 * 365
const UNITS = 1000

/** Inserts bookings by SQL: the season around the next months, the others in the years before. */
function fill(dataDir: string, size: number): void {
  const database = new BetterSqlite3(join(dataDir, 'luzzu.sqlite'))
  database.exec(`begin; update product set units = ${UNITS}`)
  const insert = database.prepare(
    `with recursive step (n) as (select 1 union all select n + 1 from step where n < :count)
     insert into booking (account_id, product_id, activity_id, slot_id, booking_date, starts_at, ends_at,
                          product_name, slot_name, status, total_cents, created_at)
     select 1, product.id, product.activity_id, 1 + n % 2, date(:from, (n * :days / :count) || ' days'),
            iif(n % 2 = 0, '08:00', '13:00'), iif(n % 2 = 0, '12:00', '18:00'), product.name,
            iif(n % 2 = 0, 'Morning', 'Afternoon'), iif(n % 5 = 0, 'Cancelled', 'Confirmed'),
            12000, '2020-01-01T08:00:00.000Z'
     from step join product on product.id = 1 + n % 9`,
  )
  insert.run({ count: SEASON.bookings, from: daysFromNow(0), days: SEASON.days })
  if (size > SEASON.bookings)
    insert.run({ count: size - SEASON.bookings, from: daysFromNow(-YEARS_DAYS), days: YEARS_DAYS })
  database.exec('commit; analyze')
  database.close()
}

const REQUESTS = ['/availability for 31 days', 'calendar of a year', 'a hold'] as const
type Measured = { times: number[]; processorMs: number }
type Times = Record<(typeof REQUESTS)[number], Measured>

async function measure(size: number): Promise<Times> {
  const store = await openStore('sqlite')
  await (await startServer(store)).stop()
  fill(store.dataDir, size)
  const server = await startServer(store)
  const send = client(CONNECTIONS)
  const { token: session } = await logIn(send, server.url)
  const reseller = { name: 'Bench', mail: 'desk@example.com', commission_percent: 20, max_holds: 500 }
  const payload = { name: 'Bench', scopes: ['octo'], rate_per_minute: 6000, reseller }
  const made = await send(`${server.url}/api/api-tokens`, { method: 'POST', token: session, payload })
  const { token } = JSON.parse(made.body) as { token: string }
  const times = await measureRequests(send, { url: `${server.url}/octo`, token, pid: server.process.pid })
  await server.stop()
  await store.close()
  return times
}

type Target = { url: string; token: string; pid: number | undefined }

async function measureRequests(send: Send, { url, token, pid }: Target): Promise<Times> {
  const post = async (path: string, payload: object) => {
    const headers = { 'octo-capabilities': 'octo/pricing' }
    const { status, body } = await send(url + path, { method: 'POST', token, headers, payload })
    if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`)
    return JSON.parse(body) as { id: string; uuid: string }[] & { uuid: string }
  }
  const option = (turn: number) => ({ productId: String(1 + (turn % 9)), optionId: '1' })
  const period = (from: number, days: number) => ({
    localDateStart: daysFromNow(from),
    localDateEnd: daysFromNow(from + days - 1),
  })
  const ids = await Promise.all(
    Array.from({ length: 9 }, (_, turn) => post('/availability', { ...option(turn), ...period(3, 25) })),
  )
  const hold = async (turn: number) => {
    const open = ids[turn % 9] ?? []
    const availabilityId = open[turn % open.length]?.id
    const from = performance.now()
    const unitItems = [{ unitId: 'guest' }]
    const { uuid } = await post('/bookings', { ...option(turn), availabilityId, unitItems })
    const ms = performance.now() - from
    await post(`/bookings/${uuid}/cancel`, {})
    return ms
  }
  const timed = (path: string, days: number) => async (turn: number) => {
    const from = performance.now()
    await post(path, { ...option(turn), ...period(turn % 30, days) })
    return performance.now() - from
  }
  return {
    '/availability for 31 days': await repeat(pid, timed('/availability', 31)),
    'calendar of a year': await repeat(pid, timed('/availability/calendar', 365)),
    'a hold': await repeat(pid, hold),
  }
}

/** Durations of work that so many do at once, after as much again has warmed it up. */
async function repeat(pid: number | undefined, work: (turn: number) => Promise<number>): Promise<Measured> {
  await takeTurns(work)
  const from = processorSeconds(pid)
  const times = await takeTurns(work)
  return { times, processorMs: ((processorSeconds(pid) - from) / times.length) * 1000 }
}

async function takeTurns(work: (turn: number) => Promise<number>): Promise<number[]> {
  const times: number[] = []
  let turn = 0
  const loop = async () => {
    while (turn < TIMES) {
      turn += 1
      times.push(await work(turn))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, loop))
  return times
}

const [small, large] = [await measure(SIZES[0]), await measure(SIZES[1])]
print(`Resellers, ${CONNECTIONS} connections; with ${SIZES.join(' and ')} bookings`)
const GOALS = { '/availability for 31 days': 50, 'calendar of a year': 150, 'a hold': 30 }
printGoals(
  REQUESTS.flatMap((name) => [
    atMost(`${name}, p95`, GOALS[name], percentile(large[name].times, 0.95), ' ms'),
    atMost(`${name}, median`, GOALS[name], percentile(large[name].times, 0.5), ' ms'),
    atMost(`${name}, growth of processor time`, 1.5, large[name].processorMs / small[name].processorMs),
  ]),
)
for (const name of REQUESTS)
  print(
    `${name}: ${small[name].processorMs.toFixed(2)} → ${large[name].processorMs.toFixed(2)} ms of a processor`,
  )
