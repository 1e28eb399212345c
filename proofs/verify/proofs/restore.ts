import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import BetterSqlite3 from 'better-sqlite3'
import { verify } from '../../../apps/api/src/backups/sqlite-files'
import { SQLITE_FILE } from '../../../apps/api/src/platform/config/data-folder'
import { client, daysFromNow, register, type Store, startServer } from '../../support/product'
import { unlimitUnits } from '../product-servers'
import type { Proof } from '../proof'
import { loseDisks } from '../restore/lost-disk'
import { openSeededStore } from '../seeded-store'

const BACKUPS = 50
const WRITERS = 4
const SITE_READY_MS = 300_000

/** Backs up under load, and restores: each backup is whole and has all that was confirmed before it began. */
export const prove: Proof = async (run) => {
  const store = await openSeededStore('sqlite')
  try {
    const server = await startServer(store)
    const send = client(WRITERS)
    const guest = await register(send, server.url, 'guest')
    await unlimitUnits(store)
    const backups = run.scaled(BACKUPS, 2)
    run.progress(`${backups} backups while bookings are created`)
    const random = run.random('restore')
    const confirmed: number[] = []
    let isOver = false
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!isOver) {
        const payload = {
          booking_date: daysFromNow(1 + Math.floor(random() * 28)),
          id_product_fk: 1 + Math.floor(random() * 9),
          slot_id: 1 + Math.floor(random() * 3),
        }
        const options = { method: 'POST', token: guest.token, payload }
        const reply = await send(`${server.url}/api/bookings`, options)
        if (reply.status === 201) confirmed.push(JSON.parse(reply.body).id)
      }
    })
    let whole = 0
    let missing = 0
    let newest = ''
    for (let count = 0; count < backups; count += 1) {
      newest = join(store.dataDir, 'copies', `${count}.sqlite`)
      const before = [...confirmed]
      const { code } = await command(store, 'backup', newest)
      if (code === 0 && verify(newest).rows > 0) whole += 1
      const stored = bookingsIn(newest)
      missing += before.filter((id) => !stored.has(id)).length
    }
    const drill = await command(store, 'restore-drill', newest)
    isOver = true
    await Promise.all(writers)
    await server.stop()
    run.promise('each backup under load is whole', `${whole} of ${backups}`, whole === backups)
    run.promise(
      'each backup has all that was confirmed before it began',
      `${missing} bookings missing in ${backups} backups, ${confirmed.length} confirmed`,
      missing === 0 && confirmed.length > 0,
    )
    run.promise('the restore drill succeeds under load', `exit code ${drill.code}`, drill.code === 0)

    run.progress('a restore')
    const expected = bookingsIn(newest)
    const from = performance.now()
    const restored = await command(store, 'restore', newest)
    const again = await startServer(store)
    const ready = performance.now() - from
    const own = await send(`${again.url}/api/bookings/user/${guest.id}`, { token: guest.token })
    const count = own.status === 200 ? JSON.parse(own.body).length : 0
    await again.stop()
    verify(join(store.dataDir, SQLITE_FILE))
    run.promise(
      'the site works on a restored backup, with its bookings and sessions',
      `${count} of ${expected.size} bookings`,
      restored.code === 0 && count === expected.size,
    )
    run.within('restored and ready within 5 minutes', ready, SITE_READY_MS)
  } finally {
    await store.close()
  }
  await loseDisks(run)
}

async function command(store: Store, name: string, file: string): Promise<{ code: number | null }> {
  const program = fileURLToPath(new URL(`../../../apps/api/dist/${name}.js`, import.meta.url))
  const child = execFile(process.execPath, [program, file], { env: { ...process.env, ...store.environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) process.stderr.write(output)
  return { code }
}

function bookingsIn(file: string): Set<number> {
  const database = new BetterSqlite3(file, { readonly: true })
  try {
    return new Set(database.prepare<[], number>('select id from booking').pluck().all())
  } finally {
    database.close()
  }
}
