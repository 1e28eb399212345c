import type { Order } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { sentMails } from '../../../test/support/mail-files'
import { anOnlinePaymentsFixture, sessionOf } from '../../../test/support/online-payments-fixture'
import { balanceRemindersJob } from './send-balance-reminders'

/** The morning costs 60, the afternoon 20, the whole day 100. */
const PRICES = [60, 20, 100].map((price, index) => ({ slot_id: index + 1, price }))

/** A confirmed booking of the morning of each day, paid online; the last is moved. A customer who cancels gets the half. */
async function aPaidBooking(settings: { payments?: object } = {}, days = ['2026-06-20']) {
  const payments = { refund_tiers: [{ hours_before: 24, percent: 50 }], ...settings.payments }
  const online = await anOnlinePaymentsFixture({ auto_confirm: true, ...settings, payments })
  const { staff, own, product } = online
  await staff('PUT', `/products/${product.id}/pricing`, { charge: 'as_listed', slot_prices: PRICES })
  const payAtStripe = async (placed: Order) => {
    await online.payAtStripe(sessionOf(placed))
    await online.settle(placed.payments.at(-1)?.id ?? 0)
  }
  const paying = await online.startPaying(days.map((booking_date) => online.item({ booking_date })))
  const orderId = paying.id
  await payAtStripe(paying)
  const { bookings } = await online.find(orderId)
  const moveBy = (send: typeof own) => (slot_id: number) =>
    send('POST', `/bookings/${bookings.at(-1)?.id}/move`, {
      booking_date: days.at(-1),
      slot_id,
      total_price: PRICES[slot_id - 1]?.price,
    })
  const order = () => online.find(orderId)
  const payRest = async () => {
    await own('POST', `/orders/${orderId}/pay`)
    await payAtStripe(await order())
  }
  return { ...online, orderId, order, payRest, moveBy, move: moveBy(own), moveAsStaff: moveBy(staff) }
}

const remind = ({ app, db, clock }: Awaited<ReturnType<typeof aPaidBooking>>) =>
  balanceRemindersJob(app.findSite).run({
    db,
    now: clock.now(),
    signal: new AbortController().signal,
    renewLease: async () => {},
  })

test('what a dearer place adds is due at once, and its customer is told how to pay it', async () => {
  const online = await aPaidBooking()
  const { order, clock, moveAsStaff } = online
  const { id } = await order()
  const earlier = await sentMails(online)
  const at = clock.now().toISOString()
  expect((await moveAsStaff(3)).json()).toMatchObject({ total_price: 100, paid: 60, balance_due: 40 })
  expect(await order()).toMatchObject({ due_now: 40, balance_due: 40, balance_due_at: at })
  const [open] = (await online.staff('GET', '/payments/balances')).json()
  expect(open).toMatchObject({ order_id: id, balance_due: 40, balance_due_at: at })
  for (let run = 0; run < 2; run += 1) await remind(online)
  const texts = (await sentMails(online))
    .slice(earlier.length)
    .map(({ subject, text }) => [subject?.split(':')[0], text] as const)
  expect(texts.map(([subject]) => subject).toSorted()).toEqual(['Booking moved', '€40.00 is due'])
  for (const [, text] of texts) expect(text).toContain('€40.00')
  await online.payRest()
  expect(await order()).toMatchObject({ paid: 100, due_now: 0, balance_due: 0 })
})

test('what a dearer place adds is told after other bookings of the order have begun, and not of these', async () => {
  const online = await aPaidBooking({}, ['2026-06-20', '2026-06-30'])
  const { clock, moveBy } = online
  clock.advance(Date.parse('2026-06-21T10:00:00.000Z') - clock.now().getTime())
  await moveBy(online.as(await online.signedIn({ admin: true })))(3)
  await remind(online)
  const due = (await sentMails(online)).find(({ subject }) => subject?.startsWith('€40.00 is due'))
  expect(due?.subject).toContain('June 30, 2026')
  expect(due?.text).toContain('Due now: €40.00')
  expect(due?.text).not.toContain('June 20')
})

test('what more guests add is told as that of the booking, which stays where it is', async () => {
  const online = await aPaidBooking()
  const { staff, product, order } = online
  await staff('PUT', `/products/${product.id}/pricing`, {
    charge: 'per_person',
    slot_prices: PRICES,
    rules: [],
  })
  const id = (await order()).bookings[0]?.id
  const place = { booking_date: '2026-06-20', slot_id: 1 }
  await staff('POST', `/bookings/${id}/move`, { ...place, guests: 3, total_price: 180 })
  expect(await order()).toMatchObject({ due_now: 120, balance_due: 120 })
  expect((await sentMails(online)).at(-1)?.text).toContain(
    'Your booking costs more: €120.00 is still to be paid. We will email you the link to pay it.',
  )
})

test('with a deposit only what the dearer place adds is due at once', async () => {
  const { order, move, staff, orderId } = await aPaidBooking({ payments: { deposit_percent: 50 } })
  const before = await order()
  expect(before).toMatchObject({ paid: 30, due_now: 0, balance_due: 30 })
  await move(3)
  expect(await order()).toMatchObject({ due_now: 40, balance_due: 70 })
  await staff('POST', `/orders/${orderId}/payments`, { method: 'cash', amount: 40 })
  expect(await order()).toMatchObject({ due_now: 0, balance_due: 30, balance_due_at: before.balance_due_at })
})

test('who pays at the dock pays a dearer place there, too', async () => {
  const online = await anOnlinePaymentsFixture({ auto_confirm: true, payments: { pay_at_dock: true } })
  const { staff, product, hold, checkOut, own, find } = online
  await staff('PUT', `/products/${product.id}/pricing`, { charge: 'as_listed', slot_prices: PRICES })
  const placed: Order = (await checkOut(await hold(), { pay: 'dock', due_now: 0 })).json()
  const place = { booking_date: '2026-06-20', slot_id: 3, total_price: 100 }
  await own('POST', `/bookings/${placed.bookings[0]?.id}/move`, place)
  expect(await find(placed.id)).toMatchObject({
    due_now: 0,
    balance_due: 100,
    balance_due_at: placed.balance_due_at,
  })
})

test.each([
  ['straight', [2]],
  ['by a dearer one that nobody paid', [3, 2]],
  ['by several', [3, 1, 3, 2]],
])('a cheaper place gives back the same when it is reached %s', async (_how, slots) => {
  const { order, move } = await aPaidBooking()
  for (const slot of slots) expect((await move(slot)).statusCode).toBe(200)
  expect(await order()).toMatchObject({ total_price: 40, paid: 60, refunded: 20, due_now: 0, balance_due: 0 })
})

test('of a dearer place that was paid the share of its price goes back', async () => {
  const { order, move, payRest } = await aPaidBooking()
  await move(3)
  await payRest()
  await move(2)
  expect(await order()).toMatchObject({ total_price: 60, paid: 100, refunded: 40, balance_due: 0 })
})
