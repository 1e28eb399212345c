import { expect, test } from 'vitest'
import { aBooking } from '../../../platform/testing/a-booking'
import { paymentRows } from './payment-rows'

const rowsOf = (part: Parameters<typeof aBooking>[0]) =>
  paymentRows(aBooking(part), { currency: 'EUR', isOnline: true, isUpcoming: true }).map(
    ({ term, detail }) => [term, detail],
  )

test('what is paid and due is shown once one of them is', () => {
  expect(rowsOf({ status: 'Pending', paid: 0, balance_due: 60 })).toEqual([])
  expect(rowsOf({ status: 'Confirmed', paid: 0, balance_due: 60 })).toEqual([
    ['Paid', '€0.00'],
    ['Due', '€60.00'],
  ])
  expect(rowsOf({ status: 'Confirmed', paid: 60, balance_due: 0 })).toEqual([['Paid', '€60.00']])
})
