import { expect, test } from 'vitest'
import { sentMails } from '../../../../test/support/mail-files'
import { anOnlinePaymentsFixture } from '../../../../test/support/online-payments-fixture'
import { aPaymentsFixture } from '../../../../test/support/payments-fixture'
import { aReseller, CONTACT } from '../../../../test/support/reseller'
import { HOUR, MINUTE } from '../../../platform/clock'

const NOTE = 'Pay at the meeting point, in cash or by card.'

test.each(['off', 'desk'])('a request and its confirmation say how it is paid: payments %s', async (mode) => {
  const fixture = await aPaymentsFixture({ payments: { mode }, payment_note: NOTE })
  await fixture.sell()
  const mails = await sentMails(fixture)
  expect(mails.map(({ subject }) => subject?.split(':')[0])).toEqual([
    'Booking received',
    'Booking confirmed',
  ])
  for (const { text } of mails) expect(text).toContain(`Total: €60.00\nPayment: ${NOTE}\n`)
  expect(mails[0]?.text).toContain('\n\nYou pay nothing now.\n\n')
})

test('without a note emails say what they said before', async () => {
  const fixture = await aPaymentsFixture()
  await fixture.sell()
  const [received, confirmed] = await sentMails(fixture)
  expect(received?.text).toContain('You pay nothing now: you pay at the dock.')
  for (const mail of [received, confirmed]) expect(mail?.text).not.toContain('Payment: ')
})

test('what is still to be paid is recalled with the note, what is paid without', async () => {
  const fixture = await aPaymentsFixture({ payment_note: NOTE })
  const [open, paid] = [await fixture.sell(), await fixture.sell({ slot_id: 2 })]
  await fixture.pay(paid.order, 60)
  fixture.clock.set('2026-06-19T12:00:00Z')
  await fixture.app.jobs.runDue()
  fixture.clock.advance(HOUR)
  const mails = await sentMails(fixture)
  const reminders = mails.filter(({ subject }) => subject?.startsWith('Reminder'))
  const told = (id: number) => reminders.find(({ text }) => text.includes(`\nBooking: ${id}\n`))?.text
  expect(told(open.id)).toContain(`Payment: ${NOTE}`)
  expect(told(paid.id)).toContain('Total: €60.00')
  expect(told(paid.id)).not.toContain('Payment: ')
  const due = mails.find(({ subject }) => subject?.includes('is due'))
  expect(due?.text).toContain('Your booking is still to be paid. You will get a receipt.')
  expect(due?.text).toContain(`\nPayment: ${NOTE}\n`)
})

test('where guests pay online, the note is not told', async () => {
  const fixture = await anOnlinePaymentsFixture({ payment_note: NOTE, auto_confirm: true })
  const { session } = await fixture.startPaying()
  await fixture.payAtStripe(session)
  fixture.clock.advance(MINUTE)
  await fixture.runJobs()
  fixture.clock.advance(HOUR)
  const mails = await sentMails(fixture)
  expect(mails.some(({ subject }) => subject?.startsWith('Booking confirmed'))).toBe(true)
  for (const { text } of mails) expect(text).not.toContain(NOTE)
})

test('the guests of a reseller are not told how to pay, because they pay the reseller', async () => {
  const fixture = await aReseller({ hears: false })
  await fixture.staff('PUT', '/settings', { payment_note: NOTE })
  await fixture.book({ emailReceipt: true })
  const mails = await sentMails(fixture)
  const received = mails.find(({ to }) => to === CONTACT.emailAddress)
  expect(received?.subject).toMatch(/^Booking received/)
  expect(received?.text).not.toContain(NOTE)
})
