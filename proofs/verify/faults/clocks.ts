import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { client, logIn, register, startServer } from '../../support/product'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'

const SHIFT = fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url))
const ZONES = ['UTC', 'Europe/Malta', 'America/Los_Angeles', 'Pacific/Kiritimati']

/** Instants around which days and hours go wrong, with the day in Malta, the last bookable one and the begun slots. */
const INSTANTS = [
  {
    name: 'before midnight',
    at: '2026-06-30T21:45:00Z',
    today: '2026-06-30',
    last: '2026-07-30',
    begun: [1, 2, 3],
  },
  { name: 'after midnight', at: '2026-06-30T22:00:30Z', today: '2026-07-01', last: '2026-08-01', begun: [] },
  { name: 'new year', at: '2026-12-31T23:00:30Z', today: '2027-01-01', last: '2027-02-01', begun: [] },
  {
    name: 'clocks forward',
    at: '2026-03-29T06:00:30Z',
    today: '2026-03-29',
    last: '2026-04-29',
    begun: [1, 3],
  },
  {
    name: 'before clocks go forward',
    at: '2026-03-29T00:50:00Z',
    today: '2026-03-29',
    last: '2026-04-29',
    begun: [],
  },
  { name: 'clocks back', at: '2026-10-25T06:45:00Z', today: '2026-10-25', last: '2026-11-25', begun: [] },
  {
    name: 'after clocks went back',
    at: '2026-10-25T07:00:30Z',
    today: '2026-10-25',
    last: '2026-11-25',
    begun: [1, 3],
  },
  {
    name: 'end of January',
    at: '2027-01-31T10:00:00Z',
    today: '2027-01-31',
    last: '2027-03-02',
    begun: [1, 3],
  },
  { name: 'leap day', at: '2028-02-29T10:00:00Z', today: '2028-02-29', last: '2028-03-30', begun: [1, 3] },
]

/** Starts servers at odd instants in several time zones, and asks what can be booked; then lets a clock jump. */
export async function moveClocks(run: Run): Promise<void> {
  const cases = INSTANTS.flatMap((instant, at) =>
    ZONES.filter((_, zone) => (zone + at) % ZONES.length < run.scaled(ZONES.length)).map((zone) => ({
      ...instant,
      zone,
    })),
  ).slice(0, run.scaled(INSTANTS.length * ZONES.length))
  run.progress(
    `${cases.length} starts at midnight, on the days when clocks change, on leap day, in ${ZONES.length} time zones`,
  )
  const faults: string[] = []
  for (const one of cases) {
    const fault = await faultAt(one)
    if (fault) faults.push(`${one.name} in ${one.zone}: ${fault}`)
  }
  for (const fault of faults.slice(0, 10)) run.progress(fault)
  run.promise(
    'days and begun slots are those of Malta, at any instant and in any zone of the server',
    `${cases.length - faults.length} of ${cases.length} starts`,
    faults.length === 0,
  )
  await jumpClock(run)
}

type Case = (typeof INSTANTS)[number] & { zone: string }
type Day = { date: string; slots: { slot_id: number; remaining: number }[] }

const following = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const JUMPS = [
  ['two days forward', 48],
  ['six hours backward', -6],
] as const

const withClock = (environment: Record<string, string>) => ({
  command: [process.execPath, '--import', SHIFT],
  environment,
})

async function faultAt({ at, today, last, begun, zone }: Case): Promise<string | undefined> {
  const store = await openSeededStore('sqlite')
  try {
    const server = await startServer(store, withClock({ CLOCK_STARTS_AT: at, TZ: zone }))
    const send = client(1)
    const guest = await register(send, server.url, 'guest')
    const from = following(today, -1)
    const search = `from=${from}&to=${following(from, 60)}`
    const days = JSON.parse((await send(`${server.url}/api/products/1/availability?${search}`)).body) as Day[]
    const open = days
      .filter(({ slots }) => slots.some(({ remaining }) => remaining > 0))
      .map(({ date }) => date)
    const first = begun.length === 3 ? following(today, 1) : today
    if (open[0] !== first || open.at(-1) !== last) return `open from ${open[0]} to ${open.at(-1)}`
    const closed = days.find(({ date }) => date === today)?.slots.filter(({ remaining }) => remaining === 0)
    if (closed?.map(({ slot_id }) => slot_id).join() !== begun.join())
      return `begun ${JSON.stringify(closed)}`
    const book = async (date: string) => {
      const payload = { booking_date: date, id_product_fk: 4, slot_id: 2 }
      const { status, body } = await send(`${server.url}/api/bookings`, {
        method: 'POST',
        token: guest.token,
        payload,
      })
      return { status, date: JSON.parse(body).booking_date }
    }
    const edge = await book(last)
    if (edge.status !== 201 || edge.date !== `${last} 00:00:00`)
      return `${last} was answered ${JSON.stringify(edge)}`
    const beyond = await book(following(last, 1))
    const before = await book(from)
    await server.stop()
    return beyond.status === 422 && before.status === 422
      ? undefined
      : `beyond ${beyond.status}, before ${before.status}`
  } finally {
    await store.close()
  }
}

/** Hours backward and days forward while the server runs. */
async function jumpClock(run: Run): Promise<void> {
  const hour = 3_600_000
  for (const [name, hours] of run.some(JUMPS)) {
    run.progress(`a clock that jumps ${name}`)
    const store = await openSeededStore('sqlite')
    try {
      const instant = (hoursAway: number) => new Date(Date.now() + hoursAway * hour).toISOString()
      const jump = { CLOCK_STARTS_AT: instant(0), CLOCK_JUMPS_TO: instant(hours) }
      const server = await startServer(store, withClock(jump))
      const send = client(1)
      const admin = await logIn(send, server.url)
      const guest = await register(send, server.url, 'guest')
      server.process.kill('SIGWINCH')
      await pause(1500)
      const statuses = [
        (await send(`${server.url}/api/products`)).status,
        (await send(`${server.url}/api/bookings/user/${guest.id}`, { token: guest.token })).status,
        (await send(`${server.url}/readyz`)).status,
      ]
      const again = await logIn(send, server.url, { mail: 'guest@example.com', password: 'salt and sun' })
      const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Malta' }).format(
        Date.now() + hours * hour + 5 * 24 * hour,
      )
      const payload = { booking_date: date, id_product_fk: 1, slot_id: 1 }
      const booked = await send(`${server.url}/api/bookings`, { method: 'POST', token: again.token, payload })
      const own = await send(`${server.url}/api/dashboard`, { token: admin.token })
      await server.stop()
      run.promise(
        `a clock that jumps ${name} breaks neither reads, sessions nor bookings`,
        `reads ${statuses.join(', ')}, a booking ${booked.status}, an administrator ${own.status}`,
        // An administrator's session ends after two idle hours.
        statuses.every((status) => status === 200) &&
          booked.status === 201 &&
          own.status === (hours > 2 ? 401 : 200),
      )
    } finally {
      await store.close()
    }
  }
}
