import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aForm } from '../../../../test/support/forms'
import { aPicture } from '../../../../test/support/pictures'
import { type TestApp, testApp } from '../../../../test/support/test-app'
import { isOnPostgres } from '../../../../test/support/test-database'

type Disk = { fixture: TestApp; fill(): Promise<void>; free(): Promise<void> }

const MAX_PAGES = 1_073_741_823

/** A database with a page limit: SQLite reports the same error as for a full disk. */
async function limitedFile(): Promise<Disk> {
  const fixture = await testApp()
  // Inside a transaction, the query uses the write connection.
  const runInTransaction = (pragma: RawBuilder<object>) =>
    fixture.db.transaction().execute((tx) => pragma.execute(tx))
  return {
    fixture,
    fill: async () => {
      await runInTransaction(sql`pragma max_page_count = 1`)
    },
    free: async () => {
      await runInTransaction(sql`pragma max_page_count = ${sql.lit(MAX_PAGES)}`)
    },
  }
}

/** A small tmpfs, which only root can mount. */
async function smallDisk(): Promise<Disk> {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
  vi.stubEnv('TMPDIR', folder)
  const fixture = await testApp()
  vi.unstubAllEnvs()
  const filler = join(folder, 'filler')
  return {
    fixture,
    fill: async () => {
      expect(() => writeFileSync(filler, Buffer.alloc(17 * 1024 * 1024))).toThrow('ENOSPC')
    },
    free: async () => rmSync(filler),
  }
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const DISKS = isOnPostgres ? [] : [['a file that may not grow', limitedFile] as const]
if (!isOnPostgres && canMount()) DISKS.push(['a disk of 16 MB', smallDisk] as never)

test.skipIf(isOnPostgres).each(DISKS)(
  '%s that is full: reads work, writes are 503, and freed space is used at once',
  async (_name, start) => {
    const { fixture, fill, free } = await start()
    const { app, clock, db } = fixture
    const { headers } = await fixture.signedIn({ admin: true })
    const write = (answer = 'x'.repeat(1500)) =>
      app.inject({ method: 'POST', url: '/api/faqs', headers, payload: { question: 'Full?', answer } })
    expect((await write()).statusCode).toBe(201)

    await fill()
    // Fills the free pages of the file.
    let stored = 1
    let refused = await write()
    for (; refused.statusCode === 201 && stored < 3000; stored += 1) refused = await write()

    expect(refused.statusCode).toBe(503)
    expect(refused.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '1',
    })
    expect(refused.json()).toMatchObject({ type: '/problems/unavailable', status: 503 })
    const form = aForm([
      ['name', 'Painted Luzzu'],
      ['image', { bytes: await aPicture() }],
    ])
    const upload = { ...form, headers: { ...headers, ...form.headers } }
    expect([422, 503]).toContain(
      (await app.inject({ method: 'POST', url: '/api/products', ...upload })).statusCode,
    )
    // A session last seen more than a minute ago causes a write.
    clock.advance(120_000)
    for (const url of ['/api/faqs', '/api/dashboard', '/api/bookings', '/readyz', '/metrics'])
      expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 200])

    await free()

    expect((await write()).statusCode).toBe(201)
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    expect(rows).toEqual([{ integrity_check: 'ok' }])
    const faqs = (await app.inject({ url: '/api/faqs' })).json()
    expect(faqs).toHaveLength(stored + 1)
  },
)
