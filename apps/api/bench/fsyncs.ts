import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { client, inDays, openStore, print, register, startServer } from './product'

/** Counts the fsync calls of SQLite per confirmed booking. */
const BOOKINGS = 100

if (spawnSync('strace', ['-V']).status !== 0) {
  print('fsync: skipped, strace is not installed')
  process.exit(0)
}
const store = await openStore('sqlite')
const trace = join(store.dataDir, 'trace')
const server = await startServer(store, [
  'strace',
  '-f',
  // Signals go to the server process itself, because strace ignores them.
  '-D',
  '-o',
  trace,
  '-e',
  'trace=fsync,fdatasync',
  process.execPath,
])
const send = client(1)
const guest = await register(send, server.url, 'guest')
const count = () => readFileSync(trace, 'utf8').match(/(fsync|fdatasync)\(/g)?.length ?? 0
let without = 0
for (let index = 0; index < BOOKINGS; index += 1) {
  const before = count()
  const payload = { booking_date: inDays(1 + Math.floor(index / 4)), id_product_fk: 4, slot_id: 1 }
  const { status } = await send(`${server.url}/api/bookings`, { method: 'POST', token: guest.token, payload })
  if (status !== 201) throw new Error(`A booking was answered with ${status}.`)
  if (count() === before) without += 1
}
print(`fsync: ${BOOKINGS - without} of ${BOOKINGS} bookings were on the disk before they were confirmed`)
await server.stop()
await store.close()
process.exit(without > 0 ? 1 : 0)
