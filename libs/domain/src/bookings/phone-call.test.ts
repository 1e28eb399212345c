import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from './booking-status'
import { canRecordCall, validateCalled } from './phone-call'

test('only customers of cancelled bookings are marked as called', () => {
  expect(BOOKING_STATUSES.filter(canRecordCall)).toEqual(['Cancelled'])
})

test('called is true or false', () => {
  expect([true, false].map((called) => validateCalled({ called }).ok)).toEqual([true, true])
  expect(validateCalled({ called: undefined })).toEqual({
    ok: false,
    errors: { called: 'Called is required' },
  })
  for (const called of [null, 'true', 1, [true]])
    expect(validateCalled({ called })).toEqual({
      ok: false,
      errors: { called: 'Called must be true or false' },
    })
})
