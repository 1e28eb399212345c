import { expect, test } from 'vitest'
import { sentMails } from '../../../../test/support/mail-files'
import { aReseller, CONTACT, DAY } from '../../../../test/support/reseller'
import { MINUTE } from '../../../platform/clock'
import { calendarEvent } from './booking-emails'

/** All that the guest of a reseller has got, by what each email begins with. */
async function received(fixture: Awaited<ReturnType<typeof aReseller>>) {
  fixture.clock.advance(MINUTE)
  const mails = (await sentMails(fixture)).filter(({ to }) => to === CONTACT.emailAddress)
  return new Map(mails.map(({ subject = '', text }) => [subject.split(':')[0], text]))
}

test('the guest of a reseller is led to the reseller, and to nothing that only accounts or buyers here see', async () => {
  const fixture = await aReseller()
  const { staff, book, product, mails, config } = fixture
  const [kept, declined] = [
    await book({ emailReceipt: true }),
    await book({ emailReceipt: true, resellerReference: 'BG-8' }),
  ]
  await staff('PUT', `/bookings/${declined.id}`, { status: 'Cancelled' })
  await staff('PUT', `/bookings/${kept.id}`, { status: 'Confirmed' })
  await staff('POST', `/bookings/${kept.id}/move`, { booking_date: DAY, slot_id: 2 })
  const day = { from_date: DAY, to_date: DAY, product_id: product.id }
  const closure = (await staff('POST', '/closures', day)).json()
  await staff('POST', `/closures/${closure.id}/call-off`, { message: 'Too much wind.' })
  const stored = (await mails()).filter(({ kind }) => kind.startsWith('booking-'))
  const texts = await received(fixture)
  expect([...texts.keys()].toSorted()).toEqual([
    'Booking called off',
    'Booking confirmed',
    'Booking declined',
    'Booking moved',
    'Booking received',
  ])
  for (const text of texts.values()) {
    expect(text).toMatch(
      /This was booked with .+\. To change it, or to book another day, please turn to them\./,
    )
    expect(text).not.toMatch(/my-bookings|\/book\/|choose another/i)
  }
  expect(stored).toHaveLength(6)
  for (const { data } of stored)
    expect(calendarEvent(config.site, JSON.parse(String(data)), 'Confirmed')?.url).toBeUndefined()
})
