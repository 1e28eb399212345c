import { expect, test } from 'vitest'
import { aBooking, aFailedMail, aProduct } from '../../../test/support/builders'
import { sentMails } from '../../../test/support/mail-files'
import { testApp } from '../../../test/support/test-app'
import { retryMails } from '../../commands/retry-mails'
import { instantAfter, SECOND } from '../../platform/clock'

async function withFailedMail() {
  const fixture = await testApp()
  const { headers } = await fixture.signedIn({ admin: true })
  const id = await aFailedMail(fixture.db)
  const list = async (state: string) =>
    (await fixture.app.inject({ url: `/api/system/mail?${state}`, headers })).json()
  const retry = (mail: number) =>
    fixture.app.inject({ method: 'POST', url: `/api/system/mail/${mail}/retry`, headers })
  return { ...fixture, fixture, headers, id, list, retry }
}

test('a failed email is listed without its content, and retried with the same Message-ID', async () => {
  const { fixture, id, list, retry, mails, db } = await withFailedMail()
  expect(await list('state=failed')).toEqual([
    {
      id,
      state: 'failed',
      kind: 'welcome',
      recipient: 'gone@example.com',
      subject: 'Welcome to Luzzu',
      attempts: 1,
      last_error: '550: no such mailbox',
      created_at: '2026-06-09T10:00:00.000Z',
      due_at: '2026-06-09T10:00:00.000Z',
      sent_at: null,
      failed_at: '2026-06-09T10:00:00.000Z',
    },
  ])
  const [before] = await mails()

  const reply = await retry(id)
  expect(reply.statusCode).toBe(202)
  expect(reply.json()).toMatchObject({ id, state: 'waiting', failed_at: null })
  expect(await sentMails(fixture)).toMatchObject([
    { to: 'gone@example.com', text: expect.stringContaining('Maria') },
  ])

  expect((await mails())[0]?.message_id).toBe(before?.message_id)
  expect([await list('state=failed'), await list('state=waiting')]).toEqual([[], []])
  expect(await list('state=sent')).toMatchObject([{ id, state: 'sent' }])
  expect((await retry(id)).json()).toMatchObject({ status: 409, type: '/problems/invalid-state' })
  expect((await retry(999)).statusCode).toBe(404)
  const record = await db.selectFrom('audit').selectAll().where('action', '=', 'mail-resent').execute()
  expect(record).toMatchObject([{ entity: 'system', after: JSON.stringify({ mail: id }) }])
})

test.each(['', 'state=', 'state=parked', 'state=failed&state=sent', 'state=failed&limit=0'])(
  'the list refuses %j',
  async (query) => {
    const { app, headers } = await withFailedMail()
    expect((await app.inject({ url: `/api/system/mail?${query}`, headers })).statusCode).toBe(422)
  },
)

test('the list is paginated, newest first', async () => {
  const { app, db, headers, id } = await withFailedMail()
  const next = await aFailedMail(db)
  const first = await app.inject({ url: '/api/system/mail?state=failed&limit=1', headers })
  expect(first.json()).toMatchObject([{ id: next }])
  const [, address = ''] = /<([^>]+)>/.exec(String(first.headers.link)) ?? []
  expect((await app.inject({ url: address, headers })).json()).toMatchObject([{ id }])
})

test('a retry does not send an email before its undo period ends', async () => {
  const { fixture, app, db, headers, retry, mails, clock } = await withFailedMail()
  const { id: account_id } = await fixture.signedIn()
  const booking = await aBooking(db, { account_id, product: await aProduct(db) })
  const payload = { status: 'Cancelled' }
  await app.inject({ method: 'PUT', url: `/api/bookings/${booking}`, headers, payload })
  const declined = (await mails()).at(-1)

  expect((await retry(declined?.id ?? 0)).json()).toMatchObject({
    state: 'waiting',
    due_at: instantAfter(clock.now(), 10 * SECOND),
  })
  expect(await app.relay.runOnce()).toBe(0)
})

test('a command retries one email, or every failed one', async () => {
  const { db, id, list, app } = await withFailedMail()
  const other = await aFailedMail(db)
  await aFailedMail(db)

  expect(await retryMails(db, String(id))).toBe(1)
  expect(await retryMails(db, '--all')).toBe(2)
  expect(await list('state=failed')).toEqual([])
  await db.updateTable('outbox').set({ due_at: '2026-06-01T00:00:00.000Z' }).execute()
  await app.relay.runOnce()
  await expect(retryMails(db, String(other))).rejects.toThrow('was sent already')
  await expect(retryMails(db, '999')).rejects.toThrow('There is no email 999')
  await expect(retryMails(db, 'all')).rejects.toThrow('Usage')
})

test('Prometheus metrics include email counts', async () => {
  const { app } = await withFailedMail()
  expect((await app.inject({ url: '/metrics' })).body).toContain('outbox_failed 1\n')
})
