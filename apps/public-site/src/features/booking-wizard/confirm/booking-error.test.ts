import { expect, test } from 'vitest'
import { toBookingError } from './booking-error'

const rejection = (status: number, type: string, rest: object = {}) => ({
  status,
  message: 'refused',
  body: { type: `/problems/${type}`, message: 'The server says so.', ...rest },
})

test('a taken slot leads back to the time step', () => {
  expect(toBookingError(rejection(409, 'slot-taken')).step).toBe('time')
})

test('a closed slot leads back to the time step with the reason', () => {
  expect(toBookingError(rejection(409, 'closed'))).toEqual({ step: 'time', message: 'The server says so.' })
})

test('a changed price stays on the confirmation step with the new total', () => {
  expect(toBookingError(rejection(409, 'price-changed', { total_price: 180 }))).toMatchObject({
    step: 'confirm',
    total: 180,
  })
})

test.each([
  ['slot_id', 'time'],
  ['booking_date', 'date'],
  ['addon_ids', 'details'],
  ['guests', 'details'],
])('a rejected %s leads to the step %s with the message of the server', (field, step) => {
  const errors = [{ pointer: `#/${field}`, detail: 'Not this one.' }]
  expect(toBookingError(rejection(422, 'validation', { errors }))).toEqual({ step, message: 'Not this one.' })
})

test('any other error stays on the confirmation with the message of the server', () => {
  expect(toBookingError(rejection(409, 'invalid-state'))).toEqual({
    step: 'confirm',
    message: 'The server says so.',
  })
})

test('an ended session asks for a login on the confirmation step', () => {
  expect(toBookingError(rejection(401, 'session-expired'))).toMatchObject({
    step: 'confirm',
    needsLogin: true,
  })
})

test('an unreachable server leaves open whether the booking was made', () => {
  expect(toBookingError({ status: 0, message: 'Failed to fetch' })).toMatchObject({
    isUnknown: true,
    message: expect.stringContaining('it is never booked twice'),
  })
})
