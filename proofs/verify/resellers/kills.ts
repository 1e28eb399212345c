import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { client, type Engine, startServer } from '../../support/product'
import { NAMES, unlimitUnits, withDb } from '../product-servers'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'
import { aReseller, CONTACT, findAvailableSlot, type OctoBody, type Reseller } from './reseller'

const ROUNDS: Record<Engine, number> = { sqlite: 40, postgres: 20 }
const WRITERS = 8
const UNITS = 1000

/** Kills one of two processes at random moments while resellers hold and confirm; what is repeated is booked once. */
export async function killResellers(run: Run, engine: Engine): Promise<void> {
  const rounds = run.scaled(ROUNDS[engine], 2)
  run.progress(`${rounds} kills of resellers’ servers on ${NAMES[engine]}`)
  const random = run.random(`reseller kills ${engine}`)
  const store = await openSeededStore(engine)
  try {
    await unlimitUnits(store)
    const send = client(WRITERS * 2)
    const answered = new Map<string, string>()
    let reseller: Reseller | undefined
    for (let round = 1; round <= rounds; round += 1) {
      const [killed, other] = [await startServer(store), await startServer(store)]
      reseller ??= await aReseller(send, other.url)
      const known = reseller
      const place = await findAvailableSlot(known, other, 1 + (round % 25))
      let isAlive = true
      const writing = Array.from({ length: WRITERS }, async () => {
        while (isAlive && answered.size < UNITS) {
          const uuid = randomUUID()
          answered.set(uuid, 'sent')
          const steps = async (server: typeof killed) => {
            await known.ask(server, '/bookings', { ...place, uuid })
            return known.ask(server, `/bookings/${uuid}/confirm`, { contact: CONTACT })
          }
          // What was broken off is repeated at the other process, as resellers do.
          const reply = await steps(killed).catch(() => steps(other))
          answered.set(uuid, reply.body.status)
        }
      })
      await pause(150 + random() * 400)
      await killed.stop('SIGKILL')
      isAlive = false
      await Promise.all(writing)
      await other.stop()
    }
    const { missing, twice, halves } = await compare(store, [...answered.keys()])
    const others = [...answered.values()].filter(
      (status) => status !== ('CONFIRMED' satisfies OctoBody['status']),
    )
    run.promise(
      `what a reseller repeats after a kill is booked exactly once on ${NAMES[engine]}`,
      `${rounds} kills, ${answered.size} bookings: ${missing} missing, ${twice} twice, ${halves} halves, ${others.length} other answers`,
      missing + twice + halves + others.length === 0 && answered.size > 0,
    )
  } finally {
    await store.close()
  }
}

function compare(store: Parameters<typeof withDb>[0], uuids: readonly string[]) {
  return withDb(store, async (db) => {
    const rows = await db.selectFrom('reseller_booking').selectAll().execute()
    const bookings = await db
      .selectFrom('booking')
      .select(['id', 'reseller'])
      .where('source', '=', 'reseller')
      .execute()
    const sold = Map.groupBy(
      bookings,
      ({ reseller }) => (JSON.parse(String(reseller)) as { uuid: string }).uuid,
    )
    const holds = new Set((await db.selectFrom('hold').select('id').execute()).map(({ id }) => id))
    return {
      missing: uuids.filter((uuid) => !sold.has(uuid)).length,
      twice: [...sold.values()].filter(({ length }) => length > 1).length,
      // A booking that keeps its hold would take two units.
      halves: rows.filter(({ state, booking_id, hold_id }) =>
        state === 'booked' ? booking_id === null || hold_id !== null : !holds.has(hold_id ?? 0),
      ).length,
    }
  })
}
