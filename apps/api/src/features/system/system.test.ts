import { expect, test } from 'vitest'
import { aFailedMail } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'
import { isOnPostgres } from '../../../test/support/test-database'

const HOUR = 3_600_000

test('staff see versions, database, emails and jobs', async () => {
  const { app, db, signedIn, clock } = await testApp()
  const { headers } = await signedIn({ admin: true })
  await aFailedMail(db)
  await app.jobs.runDue()
  const status = (await app.inject({ url: '/api/system', headers })).json()

  const engine = isOnPostgres ? 'postgresql' : 'sqlite'
  expect(status).toMatchObject({
    versions: { api: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: process.versions.node },
    database: engine,
    backup: null,
    mail: { failed: 1 },
  })
  expect(Object.keys(status.versions)).toEqual(expect.arrayContaining(['public_site', 'admin', engine]))
  expect(status.jobs).toEqual([
    { name: 'expire-requests', last_at: clock.now().toISOString(), last_error: null },
    { name: 'retention', last_at: clock.now().toISOString(), last_error: null },
    { name: 'send-reminders', last_at: clock.now().toISOString(), last_error: null },
  ])
})

test('every job is listed, also before its first run', async () => {
  const { app, signedIn } = await testApp({ environment: isOnPostgres ? {} : { BACKUP_EVERY_HOURS: '1' } })
  const { headers } = await signedIn({ admin: true })
  const { jobs } = (await app.inject({ url: '/api/system', headers })).json()
  const names = await app.jobs.listNames()
  expect(jobs).toEqual(names.toSorted().map((name) => ({ name, last_at: null, last_error: null })))
  expect(names).toContain('retention')
})

test('what happens to orders by itself is listed once payments were on', async () => {
  const { app, signedIn } = await testApp()
  const { headers } = await signedIn({ admin: true })
  const isListed = async () => (await app.jobs.listNames()).includes('release-damage-deposits')
  expect(await isListed()).toBe(false)
  const set = (mode: string) =>
    app.inject({ method: 'PUT', url: '/api/settings', headers, payload: { payments: { mode } } })
  await set('desk')
  expect(await isListed()).toBe(true)
  await set('off')
  expect(await isListed()).toBe(true)
})

test.skipIf(isOnPostgres)('the last backup is told, and a later failure', async () => {
  const { app, db, signedIn, clock } = await testApp({ environment: { BACKUP_EVERY_HOURS: '1' } })
  const { headers } = await signedIn({ admin: true })
  const backup = async () => (await app.inject({ url: '/api/system', headers })).json().backup
  const at = clock.now().toISOString()
  await app.jobs.runDue()
  expect(await backup()).toEqual({ last_at: at, verified: true })

  clock.advance(HOUR)
  await db
    .updateTable('job')
    .set({ last_error: 'disk full', last_at: clock.now().toISOString() })
    .where('name', '=', 'backup')
    .execute()
  expect(await backup()).toEqual({ last_at: at, verified: false })
})
