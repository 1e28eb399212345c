import { expect, test } from 'vitest'
import { aGuestCheckoutFixture, GUEST } from '../../../test/support/guest-checkout-fixture'
import { sentMails } from '../../../test/support/mail-files'
import { anOnlinePaymentsFixture } from '../../../test/support/online-payments-fixture'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'
import { HOUR, MINUTE } from '../../platform/clock'
import { balanceRemindersJob } from './send-balance-reminders'

type Desk = Pick<Awaited<ReturnType<typeof aPaymentsFixture>>, 'app' | 'db' | 'clock' | 'mails'>

const told = async ({ mails }: Desk) =>
  (await mails())
    .filter(({ kind }) => kind === 'balance-due')
    .map(({ data }) => JSON.parse(data as string) as Record<string, unknown>)

/** Runs the job, as any process may at the same time. */
const runTwice = async ({ app, db, clock }: Desk) => {
  const job = balanceRemindersJob(app.findSite)
  const context = { db, now: clock.now(), signal: new AbortController().signal, renewLease: async () => {} }
  await Promise.all([job.run(context), job.run(context)])
}

test('a balance is told two days before it is due, once, however many processes run', async () => {
  const desk = await aPaymentsFixture()
  const { clock, sell, pay } = desk
  const { order } = await sell()
  const paid = await sell()
  await pay(paid.order, 60)
  await pay(order, 20)
  // 47 minutes before it is time: the slot is on June 20 at 8 in Malta.
  clock.advance(Date.parse('2026-06-18T05:13:00.000Z') - clock.now().getTime())
  await runTwice(desk)
  expect(await told(desk)).toEqual([])
  clock.advance(HOUR)
  await runTwice(desk)
  await runTwice(desk)
  expect(await told(desk)).toMatchObject([
    {
      due: 40,
      currency: 'EUR',
      due_by: 'June 20, 2026, 08:00 Malta time',
      is_online: false,
      trips: [expect.stringMatching(/, Saturday, June 20, 2026$/)],
    },
  ])
})

test('with hours before the start it is told that much earlier', async () => {
  const desk = await aPaymentsFixture({ payments: { mode: 'desk', balance_due_hours: 72 } })
  await desk.sell()
  desk.clock.advance(Date.parse('2026-06-15T05:59:00.000Z') - desk.clock.now().getTime())
  await runTwice(desk)
  expect(await told(desk)).toEqual([])
  desk.clock.advance(MINUTE)
  await runTwice(desk)
  expect(await told(desk)).toMatchObject([{ due: 60, due_by: 'June 17, 2026, 08:00 Malta time' }])
})

test('at the desk no time is named before guests come', async () => {
  const desk = await aPaymentsFixture({ payments: { mode: 'desk', balance_due_hours: 72 } })
  await desk.sell()
  desk.clock.advance(Date.parse('2026-06-15T06:00:00.000Z') - desk.clock.now().getTime())
  await runTwice(desk)
  const due = (await sentMails(desk)).find(({ subject }) => subject?.includes('is due'))
  expect(due?.text).toContain('Please pay when you arrive')
  expect(due?.text).toContain('Still due: €60.00')
  expect(due?.text).not.toContain('Please pay by')
})

test.each([
  [true, 0, 'Your booking is still to be paid. Please pay it online with the link below, or at the dock.'],
  [false, 0, 'Your booking is still to be paid. Please pay it online with the link below.'],
  [false, 20, 'Part of your booking is still to be paid. Please pay it online with the link below.'],
])(
  'online the email says what is to be paid, and where: at the dock %s, paid %s',
  async (pay_at_dock, paid, text) => {
    const online = await anOnlinePaymentsFixture({ payments: { pay_at_dock, balance_due_hours: 72 } })
    const { staff, item, pay, clock } = online
    const customer = { username: 'Carmen Zahra', mail: GUEST.mail, phone: GUEST.phone }
    const booked = await staff('POST', '/bookings', { ...item(), status: 'Confirmed', customer })
    if (paid > 0) await pay(booked.json().order_id, paid)
    clock.advance(Date.parse('2026-06-15T06:00:00.000Z') - clock.now().getTime())
    await runTwice(online)
    const due = (await sentMails(online)).find(({ subject }) => subject?.includes('is due'))
    expect(due?.text).toContain(text)
    expect(due?.text).toContain(
      `Please pay ${pay_at_dock ? 'online ' : ''}by: June 17, 2026, 08:00 Malta time`,
    )
  },
)

test('with less time left it is told at once, but neither of a request nor after the start', async () => {
  const desk = await aPaymentsFixture()
  const { clock, book, staff } = desk
  const { id } = await book({ booking_date: '2026-06-11' })
  await runTwice(desk)
  expect(await told(desk)).toEqual([])
  await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  await runTwice(desk)
  expect(await told(desk)).toMatchObject([{ due: 60 }])

  const late = await book({ booking_date: '2026-06-11' })
  await staff('PUT', `/bookings/${late.id}`, { status: 'Confirmed' })
  clock.advance(48 * HOUR)
  await runTwice(desk)
  expect(await told(desk)).toHaveLength(1)
})

test('while payments are off nobody is told of any', async () => {
  const desk = await aPaymentsFixture()
  await desk.sell({ booking_date: '2026-06-11' })
  await desk.staff('PUT', '/settings', { payments: { mode: 'off' } })
  await runTwice(desk)
  expect(await told(desk)).toEqual([])
})

test('a guest is told with the link of the order', async () => {
  const guests = await aGuestCheckoutFixture()
  const held = await guests.hold()
  const placed = (await guests.checkOut(held)).json()
  for (const { id } of placed.bookings) await guests.staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  guests.clock.advance(Date.parse(placed.balance_due_at) - guests.clock.now().getTime() - 47 * HOUR)
  await runTwice(guests)
  expect(await told(guests)).toMatchObject([{ guest_order_id: held.id, username: GUEST.username }])
})
