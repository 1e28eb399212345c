import { expect, test } from 'vitest'
import { toBookingError } from './booking-error'

const refused = (status: number, type: string, rest: object = {}) => ({
  status,
  message: 'refused',
  body: { type: `/problems/${type}`, message: 'The server says so.', ...rest },
})

test('a slot that was taken meanwhile leads back to the slots', () => {
  expect(toBookingError(refused(409, 'slot-taken')).step).toBe('time')
})

test('a changed price stays on the confirmation and names the new total', () => {
  expect(toBookingError(refused(409, 'price-changed', { total_price: 180 }))).toMatchObject({
    step: 'confirm',
    total: 180,
  })
})

test.each([
  ['slot_id', 'time'],
  ['booking_date', 'date'],
  ['addon_ids', 'details'],
])('a refused %s leads to the step %s with the message of the server', (field, step) => {
  const errors = [{ pointer: `#/${field}`, detail: 'Not this one.' }]
  expect(toBookingError(refused(422, 'validation', { errors }))).toEqual({ step, message: 'Not this one.' })
})

test('any other refusal stays where it is and says what the server said', () => {
  expect(toBookingError(refused(409, 'invalid-state'))).toEqual({
    step: 'confirm',
    message: 'The server says so.',
  })
})

test('a server that cannot be reached is told apart from one that refuses', () => {
  expect(toBookingError({ status: 0, message: 'Failed to fetch' }).message).toContain('could not be reached')
})
