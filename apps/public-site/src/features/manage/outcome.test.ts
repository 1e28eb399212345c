import { expect, test } from 'vitest'
import { aBooking } from '../../platform/testing/a-booking'
import { anOrder, aPayment } from '../../platform/testing/an-order'
import { BALANCE_OUTCOMES, MANAGE_COPY, OUTCOMES, UNPAID_TEXTS } from './manage.copy'
import { outcomeOfOrder, outcomeOfPayment } from './outcome'

const placed = (status: 'Pending' | 'Confirmed') =>
  anOrder({ status: 'placed', bookings: [aBooking({ status })] })

test('a payment that is not finished says whether it can be made at the dock', () => {
  const order = anOrder({ status: 'paying' })
  expect(outcomeOfPayment('open', { order, canPayAtDock: true }).text).toBe(UNPAID_TEXTS.dock)
  expect(outcomeOfPayment('open', { order, canPayAtDock: false }).text).toBe(UNPAID_TEXTS.onlyNow)
})

test('what was paid with the booking waits for staff; what is paid later leaves the booking as it is', () => {
  const canPayAtDock = false
  expect(outcomeOfPayment('authorized', { order: placed('Pending'), canPayAtDock })).toBe(OUTCOMES.authorized)
  for (const state of ['open', 'authorized', 'expired', 'released'] as const)
    expect(outcomeOfPayment(state, { order: placed('Confirmed'), canPayAtDock })).toBe(
      BALANCE_OUTCOMES[state],
    )
})

test('without its order, only the payment is told; a cancelled one is not called received', () => {
  expect(outcomeOfPayment('paid', { order: undefined, canPayAtDock: false })).toBe(OUTCOMES.paid)
  const order = anOrder({ status: 'cancelled' })
  expect(outcomeOfPayment('paid', { order, canPayAtDock: false }).title).toBe('Your booking is cancelled')
  expect(outcomeOfPayment('authorized', { order, canPayAtDock: false })).toBe(OUTCOMES.released)
})

test('several bookings of an order are not called one', () => {
  const bookings = [aBooking({ status: 'Pending' }), aBooking({ id: 2, status: 'Pending' })]
  const order = anOrder({ status: 'placed', bookings })
  const title = 'Your bookings were sent'
  expect(outcomeOfPayment('authorized', { order, canPayAtDock: false }).title).toBe(title)
  expect(outcomeOfOrder(order, { isNew: true, isUnpaid: false }).title).toBe(title)
  expect(outcomeOfOrder(order, { isNew: false, isUnpaid: false }).title).toBe('Your bookings')
})

test('an order whose payment was left unpaid says so, unless it has been paid since', () => {
  const left = { isNew: false, isUnpaid: true }
  const payments = [aPayment()]
  expect(outcomeOfOrder(anOrder({ status: 'paying', payments }), left).title).toBe(OUTCOMES.open.title)
  expect(outcomeOfOrder({ ...placed('Confirmed'), payments }, left)).toBe(BALANCE_OUTCOMES.open)
  expect(outcomeOfOrder(placed('Pending'), left)).toEqual({ title: MANAGE_COPY.title })
})
