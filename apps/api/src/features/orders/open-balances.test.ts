import { expect, test } from 'vitest'
import { anOnlinePaymentsFixture } from '../../../test/support/online-payments-fixture'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'
import { MINUTE } from '../../platform/clock'

test('orders that owe are listed by their first day, page by page, with whom to ask', async () => {
  const { staff, own, sell, book, pay } = await aPaymentsFixture()
  const later = await sell({ booking_date: '2026-06-22' })
  const first = await sell({ booking_date: '2026-06-20', slot_id: 2 })
  const earlier = await sell({ booking_date: '2026-06-20' })
  const paid = await sell()
  const cancelled = await sell()
  await book()
  await pay(first.order, 20)
  await pay(paid.order, 60)
  await staff('POST', `/bookings/${cancelled.id}/cancel`, {})
  const list = async (query = '') => {
    const reply = await staff('GET', `/payments/balances${query}`)
    return {
      rows: reply.json() as Record<string, unknown>[],
      next: String(reply.headers.link ?? ''),
      total: reply.headers['x-total-count'],
    }
  }
  const { rows } = await list()
  expect(rows).toMatchObject([
    { order_id: earlier.order, booking_id: earlier.id, balance_due: 60, paid: 0, bookings: 1 },
    {
      order_id: first.order,
      balance_due: 40,
      paid: 20,
      username: expect.any(String),
      booking_date: '2026-06-20',
      balance_due_at: expect.stringContaining('2026-06-20T'),
    },
    { order_id: later.order },
  ])
  const page = await list('?limit=1')
  expect([page.rows, page.total]).toMatchObject([[{ order_id: earlier.order }], '3'])
  const cursor = /cursor=([^&>]+)/.exec(page.next)?.[1]
  expect((await list(`?limit=1&cursor=${cursor}`)).rows).toMatchObject([{ order_id: first.order }])
  expect((await list('?from=2026-06-21')).rows).toMatchObject([{ order_id: later.order }])
  expect((await list('?to=2026-06-20')).rows).toHaveLength(2)
  expect((await own('GET', '/payments/balances')).statusCode).toBe(403)
  const wrong = await staff('GET', '/payments/balances?from=2026-06-21&to=2026-06-20&cursor=7')
  expect(wrong.json().errors).toMatchObject([{ pointer: '#/to' }, { pointer: '#/cursor' }])
  await staff('PUT', '/settings', { payments: { mode: 'off' } })
  expect((await staff('GET', '/payments/balances')).statusCode).toBe(404)
})

test('open balances are searched by guest, booking and order, page by page', async () => {
  const { db, staff, sell } = await aPaymentsFixture()
  const later = await sell({ booking_date: '2026-06-22' })
  const first = await sell({ booking_date: '2026-06-20' })
  const other = await sell({ booking_date: '2026-06-21' })
  const name = (id: number, contact_search: string) =>
    db
      .updateTable('booking')
      .set({ account_id: null, contact_name: 'A guest', contact_search })
      .where('id', '=', id)
      .execute()
  for (const { id } of [later, first]) await name(id, 'zoe smith')
  await name(other.id, 'gorg zammit')
  const found = async (q: string, more = '') => {
    const reply = await staff('GET', `/payments/balances?q=${encodeURIComponent(q)}${more}`)
    const ids = reply.json().map(({ order_id }: { order_id: number }) => order_id)
    return { ids, total: reply.headers['x-total-count'], link: String(reply.headers.link ?? '') }
  }
  expect(await found('Zoë Smith')).toMatchObject({ ids: [first.order, later.order], total: '2' })
  expect(await found('zammit')).toMatchObject({ ids: [other.order], total: '1' })
  expect(await found(`booking #${later.id}`)).toMatchObject({ ids: expect.arrayContaining([later.order]) })
  expect(await found('smith', '&from=2026-06-21')).toMatchObject({ ids: [later.order] })
  expect(await found('nobody')).toMatchObject({ ids: [], total: '0' })
  const page = await found('smith', '&limit=1')
  const cursor = /cursor=([^&>]+)/.exec(page.link)?.[1]
  expect(page).toMatchObject({ ids: [first.order], total: '2' })
  expect(await found('smith', `&limit=1&cursor=${cursor}`)).toMatchObject({ ids: [later.order] })
})

test('the phone number of a balance is what was typed for the booking, else that of the account', async () => {
  const { db, staff, sell, customer } = await aPaymentsFixture()
  const { id } = await sell()
  const phone = async () => (await staff('GET', '/payments/balances')).json()[0].phone
  await db.updateTable('account').set({ phone: '+35621000000' }).where('id', '=', customer.id).execute()
  expect(await phone()).toBe('+35621000000')
  await db.updateTable('booking').set({ contact_phone: '+35679991122' }).where('id', '=', id).execute()
  expect(await phone()).toBe('+35679991122')
  await db.updateTable('account').set({ phone: '' }).where('id', '=', customer.id).execute()
  expect(await phone()).toBe('+35679991122')
  await db.updateTable('booking').set({ contact_phone: null }).where('id', '=', id).execute()
  expect(await phone()).toBeNull()
})

test('an order of several bookings is one line, and none while one of them is a request', async () => {
  const { own, staff, product } = await aPaymentsFixture()
  const item = { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 }
  const { id } = (
    await own('POST', '/orders', { items: [item, { ...item, booking_date: '2026-06-19' }] })
  ).json()
  const placed = await own('POST', `/orders/${id}/checkout`, {
    total_price: 120,
    due_now: 0,
    pay: 'dock',
    accept_terms: true,
  })
  const [one, other] = placed.json().bookings
  await staff('PUT', `/bookings/${one.id}`, { status: 'Confirmed' })
  expect((await staff('GET', '/payments/balances')).json()).toEqual([])
  await staff('PUT', `/bookings/${other.id}`, { status: 'Confirmed' })
  expect((await staff('GET', '/payments/balances')).json()).toMatchObject([
    { order_id: id, booking_id: other.id, booking_date: '2026-06-19', bookings: 2, balance_due: 120 },
  ])
})

test('payments are listed, newest first, with whom they are from and for which booking', async () => {
  const { staff, sell, pay } = await aPaymentsFixture()
  const [one, other] = [await sell(), await sell()]
  await pay(one.order, 60)
  await pay(other.order, 20, 'terminal')
  const list = async (query = '') => {
    const reply = await staff('GET', `/payments${query}`)
    return [reply.json(), reply.headers['x-total-count']]
  }
  const [last, first] = [
    {
      order_id: other.order,
      method: 'terminal',
      amount: 20,
      username: expect.any(String),
      booking: { id: other.id, product_name: expect.any(String), booking_date: expect.any(String) },
      bookings: 1,
    },
    {
      order_id: one.order,
      method: 'cash',
      amount: 60,
      refunded: 0,
      status: 'captured',
      taken_by: expect.any(String),
    },
  ]
  expect(await list()).toMatchObject([[last, first], '2'])
  const [[newest]] = (await list('?limit=1')) as [{ id: number }[], string]
  expect(await list(`?limit=1&cursor=${newest?.id}`)).toMatchObject([[first], '2'])
  expect(await list('?method=terminal')).toMatchObject([[last], '1'])
  expect(await list('?status=voided')).toEqual([[], '0'])
  expect(await list('?from=2026-06-10&to=2026-06-10')).toMatchObject([[last, first], '2'])
  expect(await list('?to=2026-06-09')).toEqual([[], '0'])
  expect(await list('?from=2026-06-11')).toEqual([[], '0'])
  const wrong = await staff('GET', '/payments?method=gold&status=lost&from=june')
  expect(wrong.json().errors).toMatchObject([
    { pointer: '#/method' },
    { pointer: '#/status' },
    { pointer: '#/from' },
  ])
})

test('a payment is found by the number of its receipt or of a credit note, and by its reference', async () => {
  const { staff, sell, pay, orderOf } = await aPaymentsFixture()
  const [one, other] = [await sell(), await sell()]
  const reference = 'ÜBERWEISUNG Ħal Għaxaq'
  await staff('POST', `/orders/${one.order}/payments`, { method: 'bank', amount: 60, reference })
  await pay(other.order, 20)
  await staff('POST', `/orders/${one.order}/refunds`, { method: 'cash', amount: 10, reason: 'Rain' })
  const { documents } = await orderOf(one.order)
  expect(documents).toMatchObject([{ kind: 'receipt' }, { kind: 'credit_note' }])
  const numbers = documents.map(({ number }: { number: string }) => number)
  for (const q of [...numbers, 'überweisung', 'uberweisung', 'hal GHAXAQ']) {
    const found = await staff('GET', `/payments?q=${encodeURIComponent(q)}`)
    expect(found.json(), q).toMatchObject([{ order_id: one.order }])
  }
})

test('payments whose refund waits to be handed over are listed by a filter, until it is', async () => {
  const { staff, own, sell, pay, orderOf } = await aPaymentsFixture()
  const [one, other] = [await sell(), await sell()]
  await pay(one.order, 40)
  await pay(one.order, 20)
  await pay(other.order, 60)
  const pending = async () => (await staff('GET', '/payments?refund=pending')).json()
  expect(await pending()).toEqual([])
  const closure = (
    await staff('POST', '/closures', { from_date: '2026-06-20', to_date: '2026-06-20', slot_id: 1 })
  ).json()
  const called = (await staff('GET', `/closures/${closure.id}/bookings`)).json()
  expect(called).toMatchObject([
    { id: other.id, paid: 60 },
    { id: one.id, paid: 60 },
  ])
  await staff('POST', `/closures/${closure.id}/call-off`, { message: 'A gale is forecast.' })
  const refund = { method: 'cash', amount: 60, status: 'pending', reason: 'A gale is forecast.' }
  expect(await pending()).toMatchObject([
    { order_id: other.order, refunded: 60, refund_pending: 60, pending_refunds: [refund] },
    { order_id: one.order, refunded: 20, refund_pending: 20, pending_refunds: [refund] },
    { order_id: one.order, refunded: 40, refund_pending: 40, pending_refunds: [refund] },
  ])
  await staff('POST', `/orders/${one.order}/refunds`, { method: 'cash', amount: 60 })
  expect(await pending()).toMatchObject([{ order_id: other.order }])
  const all = (await staff('GET', '/payments')).json()
  expect(all.map((payment: { refund_pending: number }) => payment.refund_pending)).toEqual([60, 0, 0])
  const by = [expect.any(String)]
  expect(all).toMatchObject([{ refunded_by: [] }, { refunded_by: by }, { refunded_by: by }])
  expect((await orderOf(one.order)).refunds).toMatchObject([{ given_by: expect.any(String) }])
  expect((await orderOf(other.order)).refunds).toMatchObject([{ given_by: null }])
  const [seen] = (await own('GET', `/orders/${one.order}`)).json().refunds
  expect(seen).not.toHaveProperty('given_by')
  const wrong = await staff('GET', '/payments?refund=done')
  expect(wrong.json().errors).toMatchObject([{ pointer: '#/refund' }])
})

test('payments online are listed with their card, and what it is about to pay is not owed', async () => {
  const { staff, startPaying, payAtStripe, runJobs, find, clock } = await anOnlinePaymentsFixture({
    payments: { deposit_percent: 50 },
  })
  const { id, session } = await startPaying()
  await payAtStripe(session)
  clock.advance(MINUTE)
  await runJobs()
  const listed = async () => (await staff('GET', '/payments?method=card')).json()
  expect(await listed()).toMatchObject([
    { order_id: id, status: 'authorized', amount: 30, card: { brand: 'visa', last4: '4242' } },
  ])
  const [booking] = (await find(id)).bookings
  await staff('PUT', `/bookings/${booking?.id}`, { status: 'Confirmed' })
  const owed = async () => (await staff('GET', '/payments/balances')).json()
  expect(await owed()).toMatchObject([{ order_id: id, balance_due: 30 }])
  clock.advance(MINUTE)
  await runJobs()
  expect([await owed(), await listed()]).toMatchObject([
    [{ paid: 30, balance_due: 30 }],
    [{ status: 'captured', captured: 30 }],
  ])
})
