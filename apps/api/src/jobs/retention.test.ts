import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CalendarDate } from '@luzzu/domain'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anActivity, aProduct } from '../../test/support/builders'
import { aPicture } from '../../test/support/pictures'
import { type TestApp, testApp } from '../../test/support/test-app'
import { welcomeEmail } from '../auth/account-emails'
import { recordChange, systemActor } from '../platform/audit/audit'
import { DAY, instantAfter } from '../platform/clock'
import { toJson } from '../platform/database/json-text'
import { inTransaction } from '../platform/database/transaction'
import { storeImage } from '../platform/images/images'
import { renderImage } from '../platform/images/render-image'
import { enqueueEmail } from '../platform/mail/outbox'

/** The tables that the job deletes from, with their row counts. */
async function counts({ db }: TestApp): Promise<Record<string, number>> {
  const tables = ['outbox', 'session', 'password_reset', 'undo', 'idempotency_key', 'image', 'audit'] as const
  const found: Record<string, number> = {}
  for (const table of tables) found[table] = (await db.selectFrom(table).selectAll().execute()).length
  return found
}

const ago = ({ clock }: TestApp, days: number) => instantAfter(clock.now(), -days * DAY)

async function addMail(
  fixture: TestApp,
  state: { sent_at?: string; failed_at?: string } = {},
): Promise<void> {
  const { db, clock, config } = fixture
  const email = { to: 'maria@example.com', template: welcomeEmail, data: { username: 'Maria' } }
  await inTransaction(db, async (tx) => {
    const id = await enqueueEmail(tx, { site: config.site, ...email, now: clock.now() })
    await tx
      .updateTable('outbox')
      .set({ created_at: ago(fixture, 400), ...state })
      .where('id', '=', id)
      .execute()
  })
}

let sessionCount = 0

async function addSession(fixture: TestApp, account_id: number, seen: number, ended: number | null) {
  sessionCount += 1
  await fixture.db
    .insertInto('session')
    .values({
      id: `session ${sessionCount}`,
      account_id,
      token_hash: `hash ${sessionCount}`,
      created_at: ago(fixture, seen),
      last_seen_at: ago(fixture, seen),
      ended_at: ended === null ? null : ago(fixture, ended),
    })
    .execute()
}

test('data past its configured retention period is deleted, and nothing else', async () => {
  const fixture = await testApp({
    environment: { RETENTION_MAIL_DAYS: '30', RETENTION_SESSION_DAYS: '20', RETENTION_AUDIT_DAYS: '100' },
  })
  const { db } = fixture
  const { id: account_id } = await fixture.signedIn()
  await addMail(fixture)
  for (const days of [29, 31]) {
    await addMail(fixture, { sent_at: ago(fixture, days) })
    await addMail(fixture, { failed_at: ago(fixture, days) })
  }
  for (const days of [19, 21]) await addSession(fixture, account_id, 40, days)
  // Expired by the idle timeout of seven days.
  for (const days of [26, 28]) await addSession(fixture, account_id, days, null)
  for (const days of [-0.01, 0.5, 2]) {
    const expires_at = ago(fixture, days)
    await db
      .insertInto('password_reset')
      .values({ token_hash: `${days}`, account_id, expires_at })
      .execute()
    const booking_id = Math.round(days * 100) + 10
    await db
      .insertInto('undo')
      .values({ booking_id, before: sql`'{}'`, outbox_id: null, expires_at })
      .execute()
  }
  for (const days of [1, 3]) {
    const values = { account_id, key: `${days}`, request_hash: '', route: '/api/bookings', record_id: 1 }
    await db
      .insertInto('idempotency_key')
      .values({ ...values, created_at: ago(fixture, days) })
      .execute()
  }
  for (const days of [99, 101]) {
    const actor = systemActor(new Date(ago(fixture, days)))
    await inTransaction(db, (tx) => recordChange(tx, actor, { action: 'updated', entity: 'faq', id: 1 }))
  }

  await fixture.app.jobs.runDue()

  expect(await counts(fixture)).toMatchObject({
    outbox: 3,
    session: 3,
    password_reset: 2,
    undo: 2,
    idempotency_key: 1,
    audit: 1,
  })
})

test('networks of logins are forgotten after 30 days, also where nobody logs in again', async () => {
  const fixture = await testApp()
  const { db } = fixture
  const { id: account_id } = await fixture.signedIn()
  await db.deleteFrom('login_network').execute()
  const known = [29, 31].map((days) => ({
    account_id,
    network: `${days}`,
    last_login_at: ago(fixture, days),
  }))
  await db.insertInto('login_network').values(known).execute()
  await fixture.app.jobs.runDue()
  expect(await db.selectFrom('login_network').select('network').execute()).toEqual([{ network: '29' }])
})

test('emails that became files go after as many days', async () => {
  const fixture = await testApp({ environment: { RETENTION_MAIL_DAYS: '30' } })
  const folder = join(fixture.config.dataDir, 'outbox')
  await mkdir(folder, { recursive: true })
  for (const [name, days] of [
    ['000001-welcome.eml', 31],
    ['000002-welcome.eml.part', 31],
    ['000003-welcome.eml', 29],
    ['notes.txt', 31],
  ] as const) {
    await writeFile(join(folder, name), '')
    const at = new Date(ago(fixture, days))
    await utimes(join(folder, name), at, at)
  }
  await fixture.app.jobs.runDue()
  expect((await readdir(folder)).toSorted()).toEqual(['000003-welcome.eml', 'notes.txt'])
})

test('who a guest is whose payment came to nothing is forgotten when links of orders end', async () => {
  const fixture = await testApp()
  const { db } = fixture
  for (const days of [89, 91]) {
    const at = ago(fixture, days)
    const { id: order_id } = await db
      .insertInto('customer_order')
      .values({
        status: 'expired',
        currency: 'EUR',
        account_id: null,
        customer: toJson({ username: 'Maria', mail: 'maria@example.com', phone: '+35679000000' }),
        policy: null,
        balance_due_hours: null,
        invoice: null,
        expires_at: at,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const payment = {
      order_id,
      method: 'card',
      status: 'voided',
      amount_cents: 100,
      shares: toJson([]),
    } as const
    await db
      .insertInto('payment')
      .values({
        ...payment,
        reference: null,
        document_id: null,
        day: at.slice(0, 10) as CalendarDate,
        created_at: at,
        created_by: null,
      })
      .execute()
  }
  await fixture.app.jobs.runDue()
  const orders = await db.selectFrom('customer_order').select('customer').orderBy('id').execute()
  expect(orders.map(({ customer }) => customer === null)).toEqual([false, true])
})

test('unused pictures are deleted with their renditions', async () => {
  const fixture = await testApp()
  const { db } = fixture
  const store = async (width: number, days: number) => {
    const rendered = await renderImage(await aPicture('png', width, 48))
    return inTransaction(db, (tx) => storeImage(tx, rendered, ago(fixture, days)))
  }
  const [shown, ofActivity, deleted, unused, fresh] = [
    await store(61, 9),
    await store(62, 9),
    await store(63, 9),
    await store(64, 9),
    await store(65, 0),
  ]
  await aProduct(db, { image_hash: shown })
  await aProduct(db, { image_hash: deleted, deleted_at: ago(fixture, 9) })
  const activity = await anActivity(db)
  await db
    .updateTable('activity')
    .set({ image_url: `https://boats.example.com/api/images/${ofActivity}-640.jpg` })
    .where('id', '=', activity)
    .execute()
  await fixture.app.jobs.runDue()

  const left = await db.selectFrom('image').select('hash').execute()
  expect(left.map(({ hash }) => hash).sort()).toEqual([shown, ofActivity, fresh].sort())
  expect((await fixture.app.inject({ url: `/api/images/${unused}-320.webp` })).statusCode).toBe(404)
  expect((await fixture.app.inject({ url: `/api/images/${shown}-320.webp` })).statusCode).toBe(200)
})

test('a picture stored again during the deletion is kept', async () => {
  const fixture = await testApp()
  const { db } = fixture
  const rendered = await renderImage(await aPicture('png', 64, 48))
  for (let round = 0; round < 10; round += 1) {
    const hash = await inTransaction(db, (tx) => storeImage(tx, rendered, ago(fixture, 9)))
    await db.updateTable('product').set({ image_hash: null }).execute()
    await db
      .updateTable('image')
      .set({ created_at: ago(fixture, 9) })
      .execute()
    const use = inTransaction(db, async (tx) => {
      await storeImage(tx, rendered, ago(fixture, 0))
      return aProduct(tx, { image_hash: hash })
    })
    fixture.clock.advance(DAY)
    await Promise.all([use, fixture.app.jobs.runDue()])
    const renditions = await db.selectFrom('image_rendition').select('hash').execute()
    expect(renditions).toHaveLength(rendered.renditions.length)
    await db
      .updateTable('image')
      .set({ created_at: ago(fixture, 9) })
      .execute()
  }
})

test('thousands of rows are deleted in batches, between which requests are served', async () => {
  const fixture = await testApp()
  const { id: account_id } = await fixture.signedIn()
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    id: `old ${index}`,
    account_id,
    token_hash: `old ${index}`,
    created_at: ago(fixture, 200),
    last_seen_at: ago(fixture, 200),
    ended_at: ago(fixture, 200),
  }))
  for (let from = 0; from < rows.length; from += 1000)
    await fixture.db
      .insertInto('session')
      .values(rows.slice(from, from + 1000))
      .execute()
  let responses = 0
  let isDone = false
  const run = fixture.app.jobs.runDue().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const reply = await fixture.app.inject({
      method: 'POST',
      url: '/api/password-resets',
      payload: { mail: 'nobody@example.com' },
    })
    expect(reply.statusCode).toBe(202)
    responses += 1
  }
  await run

  expect((await counts(fixture)).session).toBe(1)
  expect(responses).toBeGreaterThan(20)
})
