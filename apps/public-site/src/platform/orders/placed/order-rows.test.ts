import type { Instant } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { anOrder, aPayment } from '../../testing/an-order'
import { orderRows } from './order-rows'
import { PLACED_COPY as COPY } from './placed.copy'

const FORMAT = { currency: 'EUR', timeZone: 'Europe/Malta', mode: 'online' as const }
const due = { balance_due: 84, balance_due_at: '2026-07-14T06:00:00Z' as Instant }
const rowsOf = (part: Parameters<typeof anOrder>[0]) =>
  orderRows(anOrder(part), FORMAT).map(({ term, detail, small }) => [term, detail, small])

test('what is due says until when, or that a move has made it due now', () => {
  const by = 'By Tuesday, July 14, 2026, 08:00, or when you arrive.'
  expect(rowsOf({ ...due, status: 'placed', due_now: 0 })).toContainEqual(['Due', '€84.00', by])
  expect(rowsOf({ ...due, status: 'placed', due_now: 84 })).toContainEqual(['Due', '€84.00', COPY.dueNow])
  expect(rowsOf({ ...due, status: 'paying', due_now: 84 })).toContainEqual(['Due', '€84.00', undefined])
})

test('a cancelled order shows what is released or kept, and promises no charge', () => {
  const card = { brand: 'visa', last4: '4242' }
  const payments = [aPayment({ status: 'authorized', amount: 95, card, url: null })]
  const cancelled = { status: 'cancelled' as const, total_price: 0, balance_due: 0 }
  expect(rowsOf({ ...cancelled, authorized: 95, payments })).toEqual([
    ['Released', '€95.00', 'None of it was charged.'],
    ['Paid', '€0.00', undefined],
  ])
  expect(rowsOf({ ...cancelled, total_price: 30, paid: 60, refunded: 30 })).toEqual([
    ['Kept under the refund policy', '€30.00', undefined],
    ['Paid', '€60.00', undefined],
    ['Refunded', '€30.00', undefined],
  ])
})

test('beside a cancelled booking the total is said to be that of the others', () => {
  const bookings = [{ status: 'Cancelled' }, { status: 'Confirmed' }] as Order['bookings']
  expect(
    rowsOf({ status: 'placed', total_price: 95, paid: 245, refunded: 150, balance_due: 0, bookings }),
  ).toEqual([
    ['Total of the remaining bookings', '€95.00', undefined],
    ['Paid', '€245.00', undefined],
    ['Refunded', '€150.00', undefined],
  ])
})

test('of more than what takes place, the rest is said to be released', () => {
  const rows = rowsOf({ status: 'placed', total_price: 60, authorized: 78 })
  expect(rows).toContainEqual([
    'Authorized on your card',
    '€78.00',
    'At most €60.00 of it is charged once we confirm. The rest is released.',
  ])
})
