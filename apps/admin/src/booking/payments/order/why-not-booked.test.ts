import { expect, test } from 'vitest'
import { buildPayment } from '../../testing/payments-fixture'
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
  expect(whyNotBooked({ status, payments: [buildPayment(payment)] })).toBe(why)
})
