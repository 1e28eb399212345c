import { expect, test } from 'vitest'
import { aReseller, CONTACT } from '../../../../test/support/reseller'
import { SECOND } from '../../../platform/clock'

test('without a webhook an email tells the reseller, and one about what is undone is withdrawn', async () => {
  const { app, clock, staff, book, mails } = await aReseller({ hears: false })
  const { id } = await book()
  const toReseller = async () => {
    await app.webhooks.runOnce()
    const found = (await mails()).filter(({ kind }) => kind === 'reseller-booking-changed')
    return found.map(({ recipient, subject }) => [recipient, subject.split(':')[0]])
  }
  expect(await toReseller()).toEqual([])
  await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  await staff('POST', `/bookings/${id}/move`, { booking_date: '2026-06-10', slot_id: 2 })
  await staff('PUT', `/bookings/${id}/attendance`, { state: 'checked_in' })
  await staff('POST', `/bookings/${id}/cancel`, { reason: 'Engine' })
  const mail = 'desk@bluegrotto.example'
  const soon = ['Booking confirmed', 'Booking moved', 'Booking redeemed'].map((subject) => [mail, subject])
  expect(await toReseller()).toEqual([...soon, [mail, 'Booking cancelled']])
  await staff('POST', `/bookings/${id}/undo`)
  expect(await toReseller()).toEqual(soon)
  await staff('DELETE', `/bookings/${id}`)
  expect(await toReseller()).toEqual([...soon, [mail, 'Booking cancelled']])
  const [, , , last] = (await mails()).filter(({ kind }) => kind === 'reseller-booking-changed')
  expect(Date.parse(String(last?.due_at)) - clock.now().getTime()).toBeGreaterThanOrEqual(10 * SECOND)
})

test('the guest is told of cancellation, call-off and move, of the rest only with emailReceipt', async () => {
  const kinds = async (emailReceipt: boolean) => {
    const { staff, book, mails } = await aReseller({ hears: false })
    const { id } = await book({ emailReceipt })
    await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
    await staff('POST', `/bookings/${id}/move`, { booking_date: '2026-06-22', slot_id: 3 })
    await staff('POST', `/bookings/${id}/cancel`, {})
    const told = (await mails()).filter(({ recipient }) => recipient === CONTACT.emailAddress)
    return told.map(({ kind }) => kind)
  }
  expect(await kinds(false)).toEqual(['booking-moved', 'booking-cancelled'])
  expect(await kinds(true)).toEqual([
    'booking-received',
    'booking-confirmed',
    'booking-moved',
    'booking-cancelled',
  ])
})

test('a reseller whose webhook is gone gets emails, and the business is told', async () => {
  const { app, staff, book, receiver, mails } = await aReseller()
  await staff('PUT', '/settings', { notify_mail: 'boats@example.com' })
  receiver.answer = (_request, reply) => reply.writeHead(410).end()
  const { id } = await book()
  await app.webhooks.runOnce()
  await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  await app.webhooks.runOnce()
  const kinds = (await mails()).map(({ kind, recipient }) => [kind, recipient])
  expect(kinds).toContainEqual(['webhook-disabled', 'boats@example.com'])
  expect(kinds).toContainEqual(['reseller-booking-changed', 'desk@bluegrotto.example'])
})
