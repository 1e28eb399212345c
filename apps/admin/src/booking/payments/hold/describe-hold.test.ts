import { expect, test } from 'vitest'
import { describeHold } from './describe-hold'

const format = (amount: number) => `€${amount}`
const held = (id: number, status: 'Pending' | 'Confirmed' | 'Cancelled', authorized = 60) => ({
  id,
  status,
  authorized,
})

const about = (...bookings: ReturnType<typeof held>[]) => ({
  approve: describeHold('approve', { id: 1 }, { bookings, format }),
  decline: describeHold('decline', { id: 1 }, { bookings, format }),
})

test('the answer to the only request charges the card or releases it', () => {
  expect(about(held(1, 'Pending'))).toEqual({
    approve: '€60 is charged to the card now.',
    decline: '€60 on hold is released; nothing is charged.',
  })
})

test('while others of its order wait an answer moves nothing', () => {
  expect(about(held(1, 'Pending'), held(2, 'Pending'), held(3, 'Confirmed'))).toEqual({
    approve: '€60 on hold is charged to the card once all is answered: booking 2 still waits.',
    decline: '€60 on hold is released once all is answered: booking 2 still waits.',
  })
})

test('the last answer charges what was approved before as well, and not what was declined', () => {
  expect(about(held(1, 'Pending', 60.1), held(2, 'Confirmed', 60.2), held(3, 'Cancelled'))).toEqual({
    approve: '€120.3 is charged to the card now.',
    decline: '€60.1 on hold is released; €60.2 is charged for booking 2.',
  })
})

test('of a card that holds nothing any more nothing is said', () => {
  expect(about(held(1, 'Pending', 0)).approve).toBeUndefined()
  expect(about(held(1, 'Cancelled')).decline).toBeUndefined()
})
