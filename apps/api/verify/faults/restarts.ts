import { setTimeout as pause } from 'node:timers/promises'
import { client, logIn, openStore, startServer } from '../../bench/product'
import { startLoad } from '../../test/support/outage-load'
import { type Outage, startPostgres } from '../../test/support/postgres-server'
import { unlimitUnits } from '../product-under-proof'
import type { Run } from '../proof'

const ROUNDS = 10
const OUTAGE_MS = 1500
const RECOVERY_MS = 5000

/** Stops and crashes PostgreSQL under load, in turns. */
export async function restartPostgres(run: Run): Promise<void> {
  const rounds = run.scaled(ROUNDS)
  run.progress(`${rounds} restarts of PostgreSQL under load`)
  const postgres = await startPostgres({ durable: true })
  const store = await openStore('postgres', postgres)
  try {
    const server = await startServer(store)
    await unlimitUnits(store)
    const { token } = await logIn(client(1), server.url)
    const load = startLoad(server.url, token)
    let slowest = 0
    for (let round = 0; round < rounds; round += 1) {
      await pause(1000)
      const outage: Outage = round % 2 === 0 ? 'fast' : 'crash'
      await postgres.interrupt(outage)
      await pause(OUTAGE_MS)
      await postgres.resume()
      const from = performance.now()
      while (!(await isReady(server.url)) && performance.now() - from < 4 * RECOVERY_MS) await pause(20)
      slowest = Math.max(slowest, performance.now() - from)
    }
    // What comes after the last gap must be answered.
    await pause(1000)
    const { statuses, faults } = await load.stop()
    for (const fault of faults.slice(0, 10)) run.progress(fault)
    const isAlive = server.process.exitCode === null && server.process.signalCode === null
    run.promise(
      'PostgreSQL restarts are 503 with Retry-After, and the server lives',
      `${rounds} restarts, answers ${JSON.stringify(statuses)}, ${faults.length} unexpected`,
      isAlive && faults.length === 0,
    )
    run.within('ready again within 5 s of PostgreSQL', slowest, RECOVERY_MS)
    await server.stop()
  } finally {
    await store.close()
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
