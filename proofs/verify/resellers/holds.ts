import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { client, daysFromNow, register, type Server, type Store } from '../../support/product'
import { NAMES, StatusCounts, withDb } from '../product-servers'
import type { Run } from '../proof'
import { aReseller, findAvailableSlot, type Reseller } from './reseller'

const UNITS = 6
const ATTEMPTS = 200
const EQUAL = 100
const CONNECTIONS = 40
const LAST_DAY = 29
/** After a hold has ended, its unit is given within. */
const FREE_WITHIN_MS = 500

const setUnits = (store: Store, units: number) =>
  withDb(store, (db) => db.updateTable('product').set({ units }).where('id', '=', 1).execute())

/** Holds, bookings of the site and moves for one slot at once: as many as there are units, and none more. */
export async function holdAtOnce(run: Run, store: Store, servers: Server[]): Promise<void> {
  const where = `on ${NAMES[store.engine]}`
  run.progress(`${ATTEMPTS} holds, bookings and moves for ${UNITS} units ${where}`)
  await setUnits(store, 1000)
  const send = client(CONNECTIONS)
  const reseller = await aReseller(send, servers[0]?.url ?? '')
  const random = run.random(`holds ${store.engine}`)
  const any = () => servers[Math.floor(random() * servers.length)]
  const guest = await register(send, servers[0]?.url ?? '', `holds-${store.engine}`)
  const place = await findAvailableSlot(reseller, servers[0], LAST_DAY)
  const elsewhere = await findAvailableSlot(reseller, servers[0], LAST_DAY - 1)
  const movable = await Promise.all(
    Array.from(
      { length: ATTEMPTS / 10 },
      async () => (await reseller.ask(any(), '/bookings', elsewhere)).body.uuid,
    ),
  )
  await setUnits(store, UNITS)
  const statuses = new StatusCounts()
  let taken = 0
  const count = async (status: number, success: number) => {
    statuses.add(status)
    if (status === success) taken += 1
  }
  const booking = { booking_date: daysFromNow(LAST_DAY), id_product_fk: 1, slot_id: 1 }
  await Promise.all(
    Array.from({ length: ATTEMPTS }, async (_, turn) => {
      const uuid = movable[turn]
      const server = any()
      await pause(random() * 200)
      if (uuid) {
        const moved = await reseller.ask(
          server,
          `/bookings/${uuid}`,
          { availabilityId: place.availabilityId },
          'PATCH',
        )
        return count(moved.status, 200)
      }
      if (turn % 3 === 0) {
        const options = { method: 'POST', token: guest.token, payload: booking }
        return count((await send(`${server?.url}/api/bookings`, options)).status, 201)
      }
      return count((await reseller.ask(server, '/bookings', place)).status, 200)
    }),
  )
  const stored = await countTaken(store)
  run.promise(
    `of ${ATTEMPTS} holds, bookings and moves exactly ${UNITS} get a unit, over two processes ${where}`,
    `${taken} answered, ${stored} stored; ${statuses}`,
    taken === UNITS && stored === UNITS && statuses.besides(200, 201, 400, 409, 503) === 0,
  )
  await repeatUuid(run, { store, servers, reseller })
  await setUnits(store, 1000)
}

/** Units of the slot that are held or booked. */
const countTaken = (store: Store) =>
  withDb(store, async (db) => {
    const day = daysFromNow(LAST_DAY) as never
    const held = await db
      .selectFrom('hold')
      .select('id')
      .where('booking_date', '=', day)
      .where('product_id', '=', 1)
      .where('expires_at', '>', new Date().toISOString() as never)
      .execute()
    const booked = await db
      .selectFrom('booking')
      .select('id')
      .where('booking_date', '=', day)
      .where('product_id', '=', 1)
      .where('status', '<>', 'Cancelled')
      .execute()
    return held.length + booked.length
  })

type Repeated = { store: Store; servers: Server[]; reseller: Reseller }

async function repeatUuid(run: Run, { store, servers, reseller }: Repeated): Promise<void> {
  await setUnits(store, 1000)
  const place = await findAvailableSlot(reseller, servers[0], LAST_DAY - 2)
  const uuid = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: EQUAL }, (_, turn) =>
      reseller.ask(servers[turn % servers.length], '/bookings', { ...place, uuid }),
    ),
  )
  const bodies = new Set(replies.map(({ body }) => JSON.stringify(body)))
  const stored = await withDb(store, async (db) => ({
    bookings: (await db.selectFrom('reseller_booking').select('id').where('uuid', '=', uuid).execute())
      .length,
    holds: (
      await db
        .selectFrom('hold')
        .select('id')
        .where('booking_date', '=', daysFromNow(LAST_DAY - 2) as never)
        .execute()
    ).length,
  }))
  run.promise(
    `${EQUAL} requests with one uuid are one hold and one answer on ${NAMES[store.engine]}`,
    `${stored.bookings} stored, ${stored.holds} units held, ${bodies.size} answers`,
    stored.bookings === 1 &&
      stored.holds === 1 &&
      bodies.size === 1 &&
      replies.every(({ status }) => status === 200),
  )
}

/** The last unit is given to the next one as soon as its hold ends, and not before. Takes a minute. */
export async function waitForHold(run: Run, store: Store, servers: Server[]): Promise<void> {
  run.progress(`until a hold ends on ${NAMES[store.engine]}`)
  const reseller = await aReseller(client(CONNECTIONS), servers[0]?.url ?? '')
  const place = await findAvailableSlot(reseller, servers[0], LAST_DAY - 3)
  await setUnits(store, 1)
  const { body } = await reseller.ask(servers[0], '/bookings', { ...place, expirationMinutes: 1 })
  const end = Date.parse(String(body.utcExpiresAt))
  let [attempts, first] = [0, 0]
  await pause(end - Date.now() - 1000)
  while (first === 0 && Date.now() < end + 10_000) {
    attempts += 1
    const sent = Date.now()
    const { status } = await reseller.ask(servers[attempts % servers.length], '/bookings', place)
    if (status === 200) first = sent
    else await pause(10)
  }
  await setUnits(store, 1000)
  run.promise(
    `a unit is free again as soon as its hold ends on ${NAMES[store.engine]}`,
    `${first - end} ms after its end, at attempt ${attempts}`,
    // An attempt that is sent just before may be answered just after.
    first > end - FREE_WITHIN_MS && first < end + FREE_WITHIN_MS && attempts > 1,
  )
}
