import { sql } from 'kysely'
import { client, daysFromNow, logIn, patient, register, type Server, type Store } from '../../support/product'
import { NAMES, unlimitUnits, withDb } from '../product-servers'
import type { Run } from '../proof'

const ROUNDS = 500

/** Two administrators decide the same requests at once, one approving and one declining. */
export async function decideAtOnce(run: Run, store: Store, servers: Server[]): Promise<void> {
  const rounds = run.scaled(ROUNDS, 5)
  run.progress(`${rounds} requests approved and declined at once on ${NAMES[store.engine]}`)
  await unlimitUnits(store)
  const [first = '', second = ''] = servers.map(({ url }) => url)
  const send = patient(client(8))
  const admin = await logIn(send, first)
  const guest = await register(send, first, 'decided')
  let won = 0
  const ids: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const payload = {
      booking_date: daysFromNow(1 + (round % 29)),
      id_product_fk: 4,
      slot_id: 1 + (round % 2),
    }
    const created = await send(`${first}/api/bookings`, { method: 'POST', token: guest.token, payload })
    const { id } = JSON.parse(created.body)
    ids.push(id)
    const decide = (url: string, status: string) =>
      send(`${url}/api/bookings/${id}`, { method: 'PUT', token: admin.token, payload: { status } })
    const replies = await Promise.all([decide(first, 'Confirmed'), decide(second, 'Cancelled')])
    const statuses = replies.map(({ status }) => status).sort()
    if (statuses.join() === '200,409') won += 1
  }
  const where = `on ${NAMES[store.engine]}`
  run.promise(
    `one of two deciding administrators wins ${where}`,
    `${won} of ${rounds} rounds`,
    won === rounds,
  )
  const mailed = await countOnceMailed(store, ids)
  run.promise(`one email for each decision ${where}`, `${mailed} of ${rounds} bookings`, mailed === rounds)
}

function countOnceMailed(store: Store, ids: number[]): Promise<number> {
  return withDb(store, async (db) => {
    const rows = await db
      .selectFrom('outbox')
      .select('booking_id')
      .where('kind', 'in', ['booking-confirmed', 'booking-declined'])
      .where('booking_id', 'in', ids)
      .groupBy('booking_id')
      .having(sql<number>`count(*)`, '=', 1)
      .execute()
    return rows.length
  })
}
