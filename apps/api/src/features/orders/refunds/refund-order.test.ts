import { expect, test } from 'vitest'
import { sentMails } from '../../../../test/support/mail-files'
import { anOnlinePaymentsFixture } from '../../../../test/support/online-payments-fixture'
import { aPaymentsFixture } from '../../../../test/support/payments-fixture'
import { MINUTE } from '../../../platform/clock'

/** Two confirmed bookings of 60 each: half of both was paid first, then the rest of the second one alone. */
async function aPartlyCancelledOrder() {
  const fixture = await anOnlinePaymentsFixture({ auto_confirm: true, payments: { mode: 'desk' } })
  const { hold, item, checkOut, staff, find, pass } = fixture
  const held = await hold([item(), item({ booking_date: '2026-06-21' })])
  const order = (await checkOut(held, { pay: 'dock', due_now: 0 })).json()
  const [cancelled, kept] = order.bookings
  const pay = (amount: number) => staff('POST', `/orders/${order.id}/payments`, { method: 'cash', amount })
  await pay(60)
  const cancellation = { booking_ids: [cancelled.id], refund_total: 0, percent: 0 }
  expect((await staff('POST', `/orders/${order.id}/cancel`, cancellation)).statusCode).toBe(200)
  await pass(MINUTE)
  expect((await pay(30)).statusCode).toBe(201)
  const refund = async (amount: number) => {
    const body = { method: 'cash', amount, reason: 'Rain' }
    const reply = await staff('POST', `/orders/${order.id}/refunds`, body)
    const notes = await fixture.db
      .selectFrom('document')
      .innerJoin('document_line', 'document_line.document_id', 'document.id')
      .select(['document.credits_id', 'document_line.booking_id', 'document_line.cents'])
      .where('document.kind', '=', 'credit_note')
      .orderBy('document.id')
      .orderBy('document_line.position')
      .execute()
    return { status: reply.statusCode, notes }
  }
  return { staff, find, refund, order, cancelled, kept }
}

test('what was kept of a booking that is deleted can be given back', async () => {
  const { staff, find, refund, order, cancelled } = await aPartlyCancelledOrder()
  expect((await staff('DELETE', `/bookings/${cancelled.id}`)).statusCode).toBe(204)
  expect((await refund(20)).status).toBe(201)
  expect(await find(order.id)).toMatchObject({ paid: 90, refunded: 20 })
})

test('a credit note names what its receipt names, as far as that was paid with it', async () => {
  const { refund, cancelled, kept } = await aPartlyCancelledOrder()
  const { notes } = await refund(45)
  expect(notes).toEqual([
    { credits_id: 2, booking_id: kept.id, cents: 3000 },
    { credits_id: 1, booking_id: cancelled.id, cents: 1500 },
  ])
})

test('an undone refund withdraws its own email, and no other that waits for the mail server', async () => {
  const { sell, pay, staff, db, clock, mails } = await aPaymentsFixture()
  const { id, order } = await sell()
  await pay(order, 60)
  await staff('POST', `/orders/${order}/refunds`, { method: 'cash', amount: 10, reason: 'Rain' })
  const later = new Date(clock.now().getTime() + 5 * MINUTE).toISOString()
  await db.updateTable('outbox').set({ due_at: later }).where('kind', '=', 'refund-sent').execute()
  await staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 50 })
  const refundEmails = async () => (await mails()).filter(({ kind }) => kind === 'refund-sent')
  expect(await refundEmails()).toHaveLength(2)
  expect((await staff('POST', `/bookings/${id}/undo`)).statusCode).toBe(200)
  const left = (await refundEmails()).map(({ data }) => JSON.parse(String(data)).documents)
  expect(left).toMatchObject([[{ amount: 10 }]])
})

test('the email of a refund says how it was handed over, which may be another way than it was paid', async () => {
  const desk = await aPaymentsFixture()
  const { sell, pay, own, staff } = desk
  const { id, order } = await sell()
  await pay(order, 60)
  await own('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 60 })
  await staff('POST', `/orders/${order}/refunds`, { method: 'bank', amount: 60 })
  const told = (await sentMails(desk)).find(({ subject }) => subject?.startsWith('Refund: '))
  expect(told?.text).toContain('Refunded by: Bank transfer')
})
