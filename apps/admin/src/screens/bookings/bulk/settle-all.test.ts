import { expect, test } from 'vitest'
import { buildBooking } from '../../../booking/testing/build-booking'
import { settleAll } from './settle-all'

const conflict = {
  status: 409,
  message: 'Only pending bookings can be approved or declined.',
  body: {
    type: '/problems/invalid-state',
    message: 'Only pending bookings can be approved or declined.',
  },
}

test('one failure is reported with its reason, and the other bookings succeed', async () => {
  const bookings = [buildBooking({ id: 1 }), buildBooking({ id: 2 }), buildBooking({ id: 3 })]
  const outcome = await settleAll(bookings, ({ id }) =>
    id === 2 ? Promise.resolve({ error: conflict }) : Promise.resolve({ data: { undoUntil: 5000 + id } }),
  )

  expect(outcome.succeeded.map(({ id }) => id)).toEqual([1, 3])
  expect(outcome.undoUntil, 'the first that can no longer be taken back').toBe(5001)
  expect(outcome.failures).toEqual([
    { booking: bookings[1], reason: 'Only pending bookings can be approved or declined.' },
  ])
})

test('a missing response is a reason too', async () => {
  const outcome = await settleAll([buildBooking()], () =>
    Promise.resolve({ error: { status: 0, message: 'Failed to fetch' } }),
  )
  expect(outcome.failures[0]?.reason).toBe('The server didn’t respond.')
})
