import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { client, daysFromNow, register, startServer } from '../../support/product'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'

const BOOKINGS = 100

/** Counts the fsync calls of SQLite before each confirmed booking. */
export async function countFsyncs(run: Run): Promise<void> {
  if (spawnSync('strace', ['-V']).status !== 0)
    return run.progress('fsync calls are not counted: strace is not installed')
  const bookings = run.scaled(BOOKINGS, 5)
  run.progress(`fsync calls of ${bookings} bookings`)
  const store = await openSeededStore('sqlite')
  try {
    const trace = join(store.dataDir, 'trace')
    const server = await startServer(store, {
      command: [
        'strace',
        '-f',
        // Signals go to the server process itself, because strace ignores them.
        '-D',
        '-o',
        trace,
        '-e',
        'trace=fsync,fdatasync',
        process.execPath,
      ],
    })
    const send = client(1)
    const guest = await register(send, server.url, 'guest')
    const count = () => readFileSync(trace, 'utf8').match(/(fsync|fdatasync)\(/g)?.length ?? 0
    let synced = 0
    for (let index = 0; index < bookings; index += 1) {
      const before = count()
      const payload = { booking_date: daysFromNow(1 + Math.floor(index / 4)), id_product_fk: 4, slot_id: 1 }
      const reply = await send(`${server.url}/api/bookings`, { method: 'POST', token: guest.token, payload })
      if (reply.status === 201 && count() > before) synced += 1
    }
    run.promise(
      'a booking is on the disk before it is confirmed',
      `${synced} of ${bookings} by fsync`,
      synced === bookings,
    )
    await server.stop()
  } finally {
    await store.close()
  }
}
