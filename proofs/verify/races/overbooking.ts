import { sql } from 'kysely'
import {
  client,
  daysFromNow,
  patient,
  percentile,
  register,
  type Send,
  type Server,
  type Store,
} from '../../support/product'
import { NAMES, StatusCounts, withDb } from '../product-servers'
import type { Run } from '../proof'

const CONNECTIONS = 64
const CUSTOMERS = 8
const SLOTS = [1, 2, 3]
const LONGEST_MS = 1000

export type Attack = {
  name: string
  attempts: number
  day: (random: () => number) => number
  product?: number
}

/** Books more than there is, from many connections over all servers, and checks the database by a query of its own. */
export async function attack(
  run: Run,
  store: Store,
  servers: Server[],
  { name, attempts, day, product }: Attack,
): Promise<void> {
  run.progress(`${attempts} attempts at ${name} on ${NAMES[store.engine]}`)
  const send = client(CONNECTIONS)
  const url = servers[0]?.url ?? ''
  const people = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, index) => register(send, url, `guest-${name.length}-${index}`)),
  )
  const random = run.random(`${store.engine} ${name}`)
  const statuses = new StatusCounts()
  const times: number[] = []
  const book = (send: Send, server: string, token: string, booking: object) =>
    send(`${server}/api/bookings`, { method: 'POST', token, payload: booking })
  const before = await countBookings(store)
  let left = attempts
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) {
        const server = servers[Math.floor(random() * servers.length)]?.url ?? url
        const token = people[Math.floor(random() * people.length)]?.token ?? ''
        const booking = {
          booking_date: daysFromNow(day(random)),
          id_product_fk: product ?? 1 + Math.floor(random() * 9),
          slot_id: 1 + Math.floor(random() * 3),
        }
        const from = performance.now()
        statuses.add((await book(send, server, token, booking)).status)
        times.push(performance.now() - from)
      }
    }),
  )
  const created = (await countBookings(store)) - before
  const overbooked = await countOverbooked(store)
  const where = `${name} on ${NAMES[store.engine]}`
  run.promise(
    `no instant overbooked at ${where}`,
    `${overbooked} in ${attempts} attempts, ${statuses}`,
    overbooked === 0,
  )
  run.promise(
    `each 201 is one stored booking, all else 409 or 503, at ${where}`,
    `${statuses.of(201)} answered, ${created} stored, ${statuses.besides(201, 409, 503)} other answers`,
    created === statuses.of(201) && created > 0 && statuses.besides(201, 409, 503) === 0,
  )
  if (product === undefined) return
  const refused = new StatusCounts()
  for (const slot_id of SLOTS) {
    const booking = { booking_date: daysFromNow(day(random)), id_product_fk: product, slot_id }
    refused.add((await book(patient(send), url, people[0]?.token ?? '', booking)).status)
  }
  run.promise(`nothing left free at ${where}`, `${refused} afterwards`, refused.besides(409) === 0)
  run.within(`99 of 100 answers within 1 s at ${where}`, percentile(times, 0.99), LONGEST_MS)
}

const countBookings = (store: Store) =>
  withDb(store, async (db) => (await db.selectFrom('booking').select('id').execute()).length)

/** Counts instants at which more units of a product are booked than exist. */
export function countOverbooked(store: Store): Promise<number> {
  return withDb(store, async (db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (
        select b.id from booking b join product p on p.id = b.product_id
        join booking o on o.product_id = b.product_id and o.booking_date = b.booking_date and o.status <> 'Cancelled'
          and o.starts_at <= b.starts_at and o.ends_at > b.starts_at
        where b.status <> 'Cancelled' group by b.id, p.units having count(*) > p.units
      ) overbooked`.execute(db)
    return Number(rows[0]?.count)
  })
}
