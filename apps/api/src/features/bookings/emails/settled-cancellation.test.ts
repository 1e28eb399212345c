import { expect, test } from 'vitest'
import { sentMails } from '../../../../test/support/mail-files'
import { aPaymentsFixture } from '../../../../test/support/payments-fixture'
import { SECOND } from '../../../platform/clock'

const TIERS = [
  { hours_before: 72, percent: 100 },
  { hours_before: 24, percent: 50 },
]

/** A sold booking, and what the email about its end says. */
async function withSold(booking_date: string) {
  const fixture = await aPaymentsFixture({ payments: { mode: 'desk', refund_tiers: TIERS } })
  const sold = await fixture.sell({ booking_date })
  const told = async () => {
    fixture.clock.advance(11 * SECOND)
    const sent = await sentMails(fixture)
    return sent.findLast(({ subject }) => /cancelled|called off/.test(subject ?? ''))?.text
  }
  return { ...fixture, ...sold, told }
}

test('whoever has paid nothing learns that nothing is owed', async () => {
  const { own, id, told } = await withSold('2026-06-20')
  await own('PUT', `/bookings/${id}`, { status: 'Cancelled' })
  const text = await told()
  expect(text).toContain('Your booking is cancelled.\n\nYou owe nothing for this booking.')
  expect(text).toContain('\nPrice as booked: €')
  expect(text).not.toContain('Total')
})

test.each([
  ['2026-06-20', 60, 'We will refund what you have paid: €60.00.'],
  ['2026-06-12', 30, 'We will refund €30.00 of the €60.00 that you have paid.'],
  [
    '2026-06-11',
    0,
    'Under the refund policy of this booking, the €60.00 that you have paid is not refunded.',
  ],
])('who cancels %s and has paid learns that %s goes back', async (day, refund_total, text) => {
  const { own, pay, id, order, told } = await withSold(day)
  await pay(order, 60)
  await own('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total })
  expect(await told()).toContain(text)
})

test('staff who cancel and call off give all of it back', async () => {
  const { staff, pay, product, id, order, sell, told } = await withSold('2026-06-20')
  await pay(order, 60)
  await staff('POST', `/bookings/${id}/cancel`, { reason: 'Storm', refund_total: 60 })
  expect(await told()).toContain('Reason: Storm\n\nWe will refund what you have paid: €60.00.')
  const other = await sell({ booking_date: '2026-06-21' })
  await pay(other.order, 60)
  const closure = await staff('POST', '/closures', {
    from_date: '2026-06-21',
    to_date: '2026-06-21',
    product_id: product.id,
  })
  await staff('POST', `/closures/${closure.json().id}/call-off`, { message: 'A gale.' })
  expect(await told()).toContain('A gale.\n\nWe will refund what you have paid: €60.00.')
})
