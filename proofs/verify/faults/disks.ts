import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { verify } from '../../../apps/api/src/backups/sqlite-files'
import { SQLITE_FILE } from '../../../apps/api/src/platform/config/data-folder'
import { client, daysFromNow, openStore, register, type Store, startServer } from '../../support/product'
import { StatusCounts, unlimitUnits } from '../product-servers'
import type { Run } from '../proof'
import { fillFolder } from '../seeded-store'

const SIZE_MB = 24
const MOST_BOOKINGS = 20_000
const REFUSALS = 20
const READS = ['/', '/readyz', '/api/products?image=url', '/api/faqs', '/api/products/1']

type Disk = { folder: string; pid: number | undefined }
type Condition = {
  name: string
  prepare?: (folder: string) => boolean
  begin: (disk: Disk) => void
  end: (disk: Disk) => void
}

const succeeds = (command: string, ...options: string[]) => spawnSync(command, options).status === 0
/** No file of the process may grow or change, as on a disk that has become read-only. */
const limitFiles = ({ pid }: Disk, size: string) =>
  void succeeds('prlimit', '--pid', String(pid), `--fsize=${size}:`)

const CONDITIONS: Condition[] = [
  {
    name: 'full',
    prepare: (folder) => succeeds('mount', '-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder),
    begin: ({ folder }) => {
      try {
        writeFileSync(join(folder, 'filler'), Buffer.alloc(SIZE_MB * 1024 * 1024))
      } catch {
        // No space is left, as intended.
      }
    },
    end: ({ folder }) => rmSync(join(folder, 'filler')),
  },
  {
    name: 'read-only',
    prepare: () => succeeds('prlimit', '--version'),
    begin: (disk) => limitFiles(disk, '0'),
    end: (disk) => limitFiles(disk, 'unlimited'),
  },
]

/** The disk of a running server takes no more writes for a while: reads go on. */
export async function loseDisk(run: Run): Promise<void> {
  for (const condition of CONDITIONS) {
    const store = await openStore('sqlite')
    try {
      if (condition.prepare?.(store.dataDir) === false) {
        run.progress(`a ${condition.name} disk is not tried: it takes root`)
        continue
      }
      await fillFolder(store.dataDir)
      await loseDiskOf(run, store, condition)
    } finally {
      spawnSync('umount', ['-l', store.dataDir])
      await store.close()
    }
  }
}

async function loseDiskOf(run: Run, store: Store, { name, begin, end }: Condition): Promise<void> {
  run.progress(`a ${name} disk`)
  const server = await startServer(store)
  const disk = { folder: store.dataDir, pid: server.process.pid }
  const send = client(4)
  const guest = await register(send, server.url, 'guest')
  await unlimitUnits(store)
  const book = (count: number) =>
    send(`${server.url}/api/bookings`, {
      method: 'POST',
      token: guest.token,
      payload: {
        booking_date: daysFromNow(1 + (count % 28)),
        id_product_fk: 1 + (count % 9),
        slot_id: 1 + (count % 3),
      },
    })
  const writes = new StatusCounts()
  const confirmed = [JSON.parse((await book(0)).body).id]
  begin(disk)
  let hasRetryAfter = true
  for (let count = 0; count < MOST_BOOKINGS && writes.of(503) < REFUSALS; count += 1) {
    const { status, body, headers } = await book(count)
    writes.add(status)
    if (status === 201) confirmed.push(JSON.parse(body).id)
    if (status === 503) hasRetryAfter &&= headers['retry-after'] !== undefined
  }
  const reads = new StatusCounts()
  for (const path of READS) reads.add((await send(server.url + path)).status)
  end(disk)
  const afterwards = (await book(7)).status
  const own = await send(`${server.url}/api/bookings/user/${guest.id}`, { token: guest.token })
  const stored = new Set((JSON.parse(own.body) as { id: number }[]).map(({ id }) => id))
  await server.stop()
  verify(join(store.dataDir, SQLITE_FILE))
  const lost = confirmed.filter((id) => !stored.has(id)).length
  run.promise(
    `writes to a ${name} disk are 503 with Retry-After, and work once it is not`,
    `${writes}, then ${afterwards}`,
    writes.of(503) > 0 && writes.besides(201, 503) === 0 && hasRetryAfter && afterwards === 201,
  )
  run.promise(`reads from a ${name} disk go on`, `${reads}`, reads.besides(200) === 0)
  run.promise(`nothing confirmed is lost by a ${name} disk`, `${lost} of ${confirmed.length}`, lost === 0)
}
