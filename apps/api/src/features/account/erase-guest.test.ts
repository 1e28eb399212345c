import { expect, test } from 'vitest'
import { aBooking } from '../../../test/support/builders'
import { findText } from '../../../test/support/find-text'
import { aGuestCheckoutFixture } from '../../../test/support/guest-checkout-fixture'
import { sentMails } from '../../../test/support/mail-files'
import { DAY } from '../../platform/clock'
import { repeatErasures } from './repeat-erasures'

const XANTIPPE = { username: 'Xantippe Vella', mail: 'xantippe@example.com', phone: '+35677123456' }
const TRACES = ['xantippe', '77123456']

/** A guest whose bookings are over: one took place and was paid, one was cancelled, one was deleted. */
async function start() {
  const desk = await aGuestCheckoutFixture()
  const { item, order, staff, as, signedIn, pay, clock } = desk
  const customer = { customer: XANTIPPE }
  const taken = await order([item()], customer)
  const invoice = { name: XANTIPPE.username, address: '1 Quay, Valletta' }
  const cancelled = await order([item()], { ...customer, invoice })
  const deleted = await order([item()], customer)
  await staff('PUT', `/bookings/${taken.booking}`, { status: 'Confirmed' })
  await staff('PUT', `/bookings/${taken.booking}/note`, { note: 'Xantippe is afraid of jellyfish' })
  await pay(taken.id, 60)
  await staff('POST', `/orders/${taken.id}/refunds`, {
    method: 'cash',
    amount: 5,
    reason: 'Xantippe fell ill',
  })
  await staff('PUT', `/bookings/${cancelled.booking}`, { status: 'Cancelled', reason: 'Xantippe fell ill' })
  await staff('PUT', `/bookings/${deleted.booking}`, { status: 'Confirmed' })
  await pay(deleted.id, 60)
  const refund = { booking_ids: [deleted.booking], refund_total: 60, reason: 'Xantippe fell ill' }
  await staff('POST', `/orders/${deleted.id}/cancel`, refund)
  await staff('DELETE', `/bookings/${deleted.booking}`)
  await sentMails(desk)
  const erase = async (id: number) => as(await signedIn({ admin: true }))('DELETE', `/bookings/${id}/contact`)
  return { ...desk, taken, cancelled, deleted, erase, endOfTrip: () => clock.advance(12 * DAY) }
}

test('erasing a guest leaves no trace of name, email and phone but in documents, and the bookings as facts', async () => {
  const fixture = await start()
  const { taken, cancelled, deleted, erase, endOfTrip, send, as, signedIn, db } = fixture
  endOfTrip()
  const ledger = await db.selectFrom('ledger').selectAll().orderBy('id').execute()
  expect(await findText(fixture, TRACES)).not.toEqual([])
  expect((await erase(cancelled.booking)).statusCode).toBe(204)

  expect(await findText(fixture, TRACES)).toEqual([])
  const staff = as(await signedIn({ admin: true }))
  for (const { id, booking } of [taken, cancelled]) {
    expect((await staff('GET', `/bookings/${booking}`)).json()).toMatchObject({
      username: 'Deleted guest',
      contact: null,
      phone: null,
      note: null,
      id_user_fk: null,
    })
    expect((await staff('GET', `/orders/${id}`)).json().customer).toMatchObject({ mail: null, phone: null })
  }
  for (const { id, token } of [taken, cancelled, deleted]) {
    const link = { authorization: `Order ${token}` }
    expect((await send('GET', `/orders/${id}`, undefined, link)).statusCode).toBe(404)
  }
  expect((await staff('GET', '/bookings?q=deleted')).json()).toHaveLength(2)
  expect((await staff('GET', '/documents')).json()).toHaveLength(4)
  expect(await db.selectFrom('ledger').selectAll().orderBy('id').execute()).toEqual(ledger)
  const [erased] = (await staff('GET', `/history?entity=booking&id=${taken.booking}`)).json()
  expect(erased).toMatchObject({ action: 'erased' })
  // Once more changes nothing.
  expect((await erase(taken.booking)).statusCode).toBe(204)
})

test('a guest stays while a booking lies ahead, and what is another’s is left alone', async () => {
  const { db, taken, erase, endOfTrip, order, item, customer, product } = await start()
  expect((await erase(taken.booking)).json()).toMatchObject({ status: 409, type: '/problems/in-use' })
  const other = await order([item({ booking_date: '2026-06-21' })])
  const ofAccount = await aBooking(db, { account_id: customer.id, product, booking_date: '2026-06-12' })
  endOfTrip()
  expect((await erase(ofAccount)).json()).toMatchObject({ status: 409, type: '/problems/invalid-state' })
  expect((await erase(9999)).statusCode).toBe(404)
  expect((await erase(taken.booking)).statusCode).toBe(204)
  const left = await db
    .selectFrom('booking')
    .select('contact_name')
    .where('id', '=', other.booking)
    .executeTakeFirst()
  expect(left?.contact_name).toBe('Carmen Zahra')
})

test('a restored backup brings no erased guest back', async () => {
  const fixture = await start()
  const { db, config, clock, taken, erase, endOfTrip } = fixture
  const before = await db.selectFrom('booking').selectAll().orderBy('id').execute()
  const history = await db.selectFrom('audit').selectAll().where('action', '=', 'deleted').execute()
  endOfTrip()
  await erase(taken.booking)
  // As the backup has it.
  await db.deleteFrom('erased_guest').execute()
  for (const { id, ...booking } of before)
    await db.updateTable('booking').set(booking).where('id', '=', id).execute()
  await db
    .insertInto('audit')
    .values(history.map(({ id: _, ...entry }) => entry))
    .execute()
  expect(await findText(fixture, TRACES)).toContain('audit.before')
  // It was deleted after the backup.
  for (const { before: json } of history) {
    const { username: _, ...deleted } = JSON.parse(json ?? '')
    await db.insertInto('booking').values(deleted).execute()
  }
  const repeat = () => repeatErasures(db, config, clock.now())
  expect([await repeat(), await repeat()]).toEqual([3, 0])
  expect(await findText(fixture, TRACES)).toEqual([])
})
