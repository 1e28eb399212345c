import { setTimeout as pause } from 'node:timers/promises'
import { client, register, startServer } from '../../support/product'
import { bookWithRetries } from '../faults/book-with-retries'
import { StatusCounts, unlimitUnits, withDb } from '../product-servers'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'
import { ArchivedPostgres, findPrograms } from './archived-postgres'

const BOOKINGS = 500
const CUSTOMERS = 4
/** What is on its way to the archive. */
const MAY_BE_LOST_MS = 1000

/** PostgreSQL loses its disk while customers book, and is restored from elsewhere. */
export async function loseDisks(run: Run): Promise<void> {
  const programs = findPrograms()
  if (!programs) return run.progress('left out: a lost disk of PostgreSQL, whose programs are not installed')
  for (const commitsWait of run.some([true, false])) await loseDisk(run, programs, commitsWait)
}

async function loseDisk(run: Run, programs: string, commitsWait: boolean): Promise<void> {
  run.progress(`a lost disk of PostgreSQL; commits ${commitsWait ? '' : 'do not '}wait for the archive`)
  const postgres = new ArchivedPostgres(programs)
  await postgres.start()
  const store = await openSeededStore('postgres', postgres)
  let isLost = false
  try {
    const server = await startServer(store)
    const guest = await register(client(1), server.url, 'guest')
    await unlimitUnits(store)
    await postgres.archive({ commitsWait })
    const random = run.random('lost disk')
    const confirmed: { id: number; at: number }[] = []
    const customers = Array.from({ length: CUSTOMERS }, async () => {
      while (!isLost) {
        const { id } = await bookWithRetries(server.url, guest.token, random, new StatusCounts())
        if (id !== undefined) confirmed.push({ id, at: performance.now() })
      }
    })
    const bookings = run.scaled(BOOKINGS, 20)
    const booked = async () => {
      while (confirmed.length < bookings && !isLost) await pause(5)
    }
    // A customer who fails ends the proof.
    await Promise.race([booked(), Promise.all(customers)])
    const before = [...confirmed]
    isLost = true
    await postgres.loseDisk()
    const lostAt = performance.now()
    await postgres.restore()
    await Promise.all(customers)
    await server.stop()
    const stored = await withDb(store, (db) => db.selectFrom('booking').select('id').execute())
    const ids = new Set(stored.map(({ id }) => id))
    const lost = before.filter(({ id }) => !ids.has(id))
    const oldest = Math.max(0, ...lost.map(({ at }) => Math.round(lostAt - at)))
    run.promise(
      commitsWait
        ? 'a lost disk of PostgreSQL loses no booking where commits wait for the archive'
        : 'a lost disk of PostgreSQL loses at most the last second of bookings',
      `${before.length} confirmed, ${lost.length} lost, the oldest ${oldest} ms before`,
      before.length > 0 && (commitsWait ? lost.length === 0 : oldest < MAY_BE_LOST_MS),
    )
  } finally {
    isLost = true
    await store.close()
  }
}
