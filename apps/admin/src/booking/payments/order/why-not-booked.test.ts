import { expect, test } from 'vitest'
import { buildPayment } from '../../testing/payments-fixture'
import { ORDER_COPY } from './order.copy'
import { whyNotBooked } from './why-not-booked'

const CARD = { method: 'card', captured: 0, status: 'voided' } as const
const visa = { brand: 'visa', last4: '4242' }

test.each([
  ['unfinished', 'paying', { ...CARD, status: 'open' }],
  ['notPaid', 'expired', CARD],
  ['lost', 'expired', { ...CARD, card: visa }],
  ['refundedLate', 'expired', { ...CARD, status: 'captured', card: visa, captured: 60, refunded: 60 }],
  ['deleted', 'cancelled', {}],
] as const)('%s is why an order that is %s has no booking', (why, status, payment) => {
  expect(whyNotBooked({ status, payments: [buildPayment(payment)] })).toBe(ORDER_COPY[why])
})

test('a closure that ended an order is why it has no booking, whether it was paid or not', () => {
  const place = { booking_date: '2026-06-20', id_product_fk: 1, product_name: 'Painted Luzzu', slot_id: 1 }
  const item = { index: 0, ...place, addon_ids: [] }
  const items = [{ ...item, guests: null, total_price: 60, closed: '' }]
  const lost = { currency: 'EUR', amount: 60, is_refunded: false, items }
  const unpaid = { status: 'expired' as const, payments: [buildPayment(CARD)] }
  const paid = { status: 'expired' as const, payments: [buildPayment({ ...CARD, card: visa })] }
  expect(whyNotBooked({ ...unpaid, closed: 'Storm' })).toBe(
    'No booking was made: its day or time was closed while the guest was paying (Storm). Nothing is charged.',
  )
  expect(whyNotBooked({ ...paid, lost })).toBe(
    'No booking was made: its day or time was closed while the guest was paying. The card is not charged.',
  )
})
