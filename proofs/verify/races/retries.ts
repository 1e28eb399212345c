import { randomUUID } from 'node:crypto'
import { client, daysFromNow, register, type Server, type Store } from '../../support/product'
import { NAMES, unlimitUnits, withDb } from '../product-servers'
import type { Run } from '../proof'

const KEYS = 1000
const REPEATS = 5
const AT_ONCE = 8

/** The same booking request sent several times at once, with one idempotency key. */
export async function repeatAtOnce(run: Run, store: Store, servers: Server[]): Promise<void> {
  const keys = run.scaled(KEYS, 10)
  run.progress(`${keys} requests sent ${REPEATS} times each on ${NAMES[store.engine]}`)
  await unlimitUnits(store)
  const send = client(AT_ONCE * REPEATS)
  const guest = await register(send, servers[0]?.url ?? '', 'repeated')
  const request = async (key: string, payload: object, server: Server | undefined) => {
    for (;;) {
      const reply = await send(`${server?.url}/api/bookings`, {
        method: 'POST',
        token: guest.token,
        key,
        payload,
      })
      // Another one of the same key is being worked on.
      if (reply.status !== 409 && reply.status !== 503) return reply
    }
  }
  const bodies = new Map<string, Set<string>>()
  let others = 0
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < keys) {
        next += 1
        const key = randomUUID()
        const payload = {
          booking_date: daysFromNow(1 + (next % 29)),
          id_product_fk: 5,
          slot_id: 1 + (next % 3),
        }
        const replies = await Promise.all(
          Array.from({ length: REPEATS }, (_, at) => request(key, payload, servers[at % servers.length])),
        )
        bodies.set(key, new Set(replies.map(({ body }) => body)))
        others += replies.filter(({ status }) => status !== 201).length
      }
    }),
  )
  const { stored, mails } = await withDb(store, async (db) => {
    const bookings = db.selectFrom('booking').select('id').where('account_id', '=', guest.id)
    return {
      stored: (await bookings.execute()).length,
      mails: (
        await db
          .selectFrom('outbox')
          .select('id')
          .where('kind', '=', 'booking-received')
          .where('booking_id', 'in', bookings)
          .execute()
      ).length,
    }
  })
  const same = [...bodies.values()].filter(({ size }) => size === 1).length
  run.promise(
    `a repeated request is one booking, one email and one answer on ${NAMES[store.engine]}`,
    `${keys} requests sent ${REPEATS} times: ${stored} bookings, ${mails} emails, ${same} with one answer`,
    stored === keys && mails === keys && same === keys && others === 0,
  )
}
