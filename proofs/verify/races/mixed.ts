import { type CalendarDate, peakOccupancy } from '@luzzu/domain'
import { daysFromNow, type Server, type Store } from '../../support/product'
import { NAMES, withDb } from '../product-servers'
import type { Run } from '../proof'
import { MixedRequests } from './mixed-requests'
import { countOverbooked } from './overbooking'

const ATTEMPTS = 10_000
const CONNECTIONS = 32
/** Closed for the whole run, so that no instant may have more bookings than what they leave. */
const CLOSED = [
  { product: 1, day: 3, units: 1 },
  { product: 4, day: 4, units: 2 },
  { product: 5, day: 5, units: 1 },
]

/** Bookings made, moved, approved, declined, cancelled, restored, closed and called off at once. */
export async function mixAtOnce(run: Run, store: Store, servers: Server[]): Promise<void> {
  const attempts = run.scaled(ATTEMPTS, 150)
  const where = `on ${NAMES[store.engine]}`
  run.progress(`${attempts} mixed attempts to book, move, close, call off, undo, approve and cancel ${where}`)
  const requests = await MixedRequests.start(servers, run.random(`${store.engine} mixed`), CONNECTIONS)
  for (const closure of CLOSED) await requests.close(closure)
  let left = attempts
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) await requests.next()
    }),
  )
  const { statuses } = requests
  const overbooked = (await countOverbooked(store)) + (await countAboveClosures(store))
  // What follows books on every day.
  await withDb(store, (db) => db.deleteFrom('closure').execute())
  run.promise(
    `no instant overbooked by mixed changes ${where}`,
    `${overbooked} in ${attempts} attempts, ${statuses}`,
    overbooked === 0 && statuses.of(200) > 0 && statuses.of(201) > 0,
  )
  const others = statuses.besides(200, 201, 204, 404, 409, 503)
  run.promise(`each mixed change is done or refused ${where}`, `${others} other answers`, others === 0)
}

/** Counts the closed days on which more units are booked than the closures leave. */
function countAboveClosures(store: Store): Promise<number> {
  return withDb(store, async (db) => {
    let above = 0
    for (const { product, day, units: closed } of CLOSED) {
      const { units } = await db
        .selectFrom('product')
        .select('units')
        .where('id', '=', product)
        .executeTakeFirstOrThrow()
      const taken = await db
        .selectFrom('booking')
        .select(['starts_at as start', 'ends_at as end'])
        .where('product_id', '=', product)
        .where('booking_date', '=', daysFromNow(day) as CalendarDate)
        .where('status', '<>', 'Cancelled')
        .execute()
      if (peakOccupancy(taken) > Math.max(0, units - closed)) above += 1
    }
    return above
  })
}
