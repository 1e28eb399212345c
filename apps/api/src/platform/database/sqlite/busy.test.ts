import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../../../test/support/test-app'
import { isOnPostgres } from '../../../../test/support/test-database'
import { SQLITE_FILE } from '../../config/data-folder'

/** A server whose database is write-locked by another connection until `release` is called. */
async function startLocked() {
  const { app, db, config, signedIn } = await testApp()
  const { headers } = await signedIn({ admin: true })
  const other = new BetterSqlite3(join(config.dataDir, SQLITE_FILE))
  onTestFinished(() => {
    other.close()
  })
  other.prepare('begin immediate').run()
  const payload = { question: 'Where do we meet?', answer: 'At the quay.' }
  return {
    db,
    write: () => app.inject({ method: 'POST', url: '/api/faqs', headers, payload }),
    read: () => app.inject({ url: '/api/dashboard', headers }),
    release: () => other.prepare('rollback').run(),
  }
}

test.skipIf(isOnPostgres)(
  'a write that waits for another process blocks neither the event loop nor reads',
  async () => {
    const { db, write, read, release } = await startLocked()
    // It waits as long as the read takes.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    onTestFinished(() => clock.mockRestore())
    const written = write()
    expect(await Promise.race([written, pause(300, 'waits')])).toBe('waits')
    expect(await Promise.race([written, read().then(({ statusCode }) => statusCode)])).toBe(200)
    release()
    expect((await written).statusCode).toBe(201)
    // The waiting of SQLite itself would block the event loop.
    const waiting = await db.transaction().execute((tx) => sql`pragma busy_timeout`.execute(tx))
    expect(waiting.rows).toEqual([{ timeout: 0 }])
  },
)

test.skipIf(isOnPostgres)('writes that time out are refused together, with Retry-After', async () => {
  const { write, read, release } = await startLocked()
  const writeTogether = async (count: number) => {
    const start = performance.now()
    const replies = await Promise.all(Array.from({ length: count }, write))
    return { replies, took: performance.now() - start }
  }

  const alone = await writeTogether(1)
  const { replies, took } = await writeTogether(10)

  // One after the other they would take ten times as long.
  expect(took / alone.took).toBeLessThan(4)
  for (const { statusCode, headers } of replies) {
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '1',
    })
  }
  release()
  expect((await write()).statusCode).toBe(201)
  expect((await read()).statusCode).toBe(200)
})
