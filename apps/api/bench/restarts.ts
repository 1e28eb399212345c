import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../src/platform/database/open'
import { startLoad } from '../test/support/outage-load'
import { type Outage, startPostgres } from '../test/support/postgres-server'
import { client, logIn, openStore, percentile, print, startServer } from './product'

/** Stops and crashes PostgreSQL repeatedly under load; the server must survive and become ready again soon. */
const ROUNDS = Number(process.env.ROUNDS ?? 10)
const OUTAGE_MS = 1500
const RECOVERY_MS = 5000

const postgres = await startPostgres({ durable: true })
const store = await openStore('postgres', postgres)
const server = await startServer(store)
const database = await openDatabase({ dataDir: store.dataDir, databaseUrl: postgres.url })
await database.db.updateTable('product').set({ units: 1000 }).execute()
await database.close()
const { token } = await logIn(client(1), server.url)

const load = startLoad(server.url, token)
const recoveries: number[] = []
for (let round = 0; round < ROUNDS && server.process.exitCode === null; round += 1) {
  await pause(1000)
  const outage: Outage = round % 2 === 0 ? 'fast' : 'crash'
  await postgres.interrupt(outage)
  await pause(OUTAGE_MS)
  await postgres.resume()
  const from = performance.now()
  while (!(await isReady()) && performance.now() - from < 4 * RECOVERY_MS) await pause(20)
  recoveries.push(performance.now() - from)
}
const { statuses, faults } = await load.stop()
const isAlive = server.process.exitCode === null && server.process.signalCode === null
const slowest = percentile(recoveries, 1)
for (const fault of faults.slice(0, 10)) print(fault)
print(
  `PostgreSQL restarts: ${recoveries.length} of ${ROUNDS}, the server ${isAlive ? 'lives' : 'ended'}; ` +
    `ready again after at most ${(slowest / 1000).toFixed(1)} s; answers ${JSON.stringify(statuses)}, ${faults.length} unexpected`,
)
await server.stop()
await store.close()
process.exit(isAlive && slowest <= RECOVERY_MS && faults.length === 0 ? 0 : 1)

function isReady(): Promise<boolean> {
  return fetch(`${server.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
