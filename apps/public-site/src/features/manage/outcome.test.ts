import { expect, test } from 'vitest'
import { aBooking } from '../../platform/testing/a-booking'
import { anOrder } from '../../platform/testing/an-order'
import { BALANCE_OUTCOMES, OUTCOMES, PLACED_TITLES, UNPAID_TEXTS } from './manage.copy'
import { outcomeOfPayment } from './outcome'

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
  expect(outcomeOfPayment('paid', { order, canPayAtDock: false }).title).toBe(PLACED_TITLES.cancelled)
})
