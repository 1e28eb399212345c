import { expect, test } from 'vitest'
import { buildBooking } from '../testing/build-booking'
import { DECISIONS } from './booking-decisions'
import { decisionCopy } from './decision.copy'

const PHONE = '+35679000000'
const contact = { name: 'Karl Borg', phone: PHONE, mail: null }
const BY_PHONE = buildBooking({ id: 7, username: 'Karl Borg', id_user_fk: null, phone: PHONE, contact })

test('an email is promised to a customer who has an address', () => {
  for (const decision of DECISIONS)
    expect(decisionCopy(decision, buildBooking()).consequence).toMatch(/we’ll email Chiara Ricci/i)
})

test('nobody without an address is promised an email, and who is to be called is said again afterwards', () => {
  for (const decision of DECISIONS) {
    const copy = decisionCopy(decision, BY_PHONE)
    expect(copy.consequence).not.toMatch(/email/i)
    expect(copy.done).toMatch(/Please call Karl Borg: \+356\s7900\s0000\.$/)
  }
  expect(decisionCopy('cancel', BY_PHONE).consequence).toBe(
    'We’ll cancel the booking of Karl Borg, Traditional Luzzu on Thursday, June 18, 2026, 08:00-12:00, and release the time slot. You can undo this for 10 seconds.',
  )
})

test('that a cancelled booking is deleted, nobody has to hear', () => {
  expect(decisionCopy('delete', { ...BY_PHONE, status: 'Cancelled' }).done).toBe('Booking 7 deleted.')
})

test('without a mail server nobody is promised an email', () => {
  const booking = buildBooking({ phone: PHONE })
  for (const decision of DECISIONS) {
    expect(decisionCopy(decision, booking, false).consequence).not.toMatch(/email/i)
  }
})
