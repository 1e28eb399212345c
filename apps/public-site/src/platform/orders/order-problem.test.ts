import { describe, expect, test } from 'vitest'
import { isGone, toHoldProblem } from './order-problem'

const refusal = (status: number, type: string, members: object = {}) => ({
  status,
  message: 'As the server says.',
  body: { type: `/problems/${type}`, message: 'As the server says.', ...members },
})

describe('why places are not held', () => {
  test('is said at the item whose slot is taken or closed', () => {
    const at = { message: 'As the server says.', item: 1, field: 'slot_id' }
    expect(toHoldProblem(refusal(409, 'slot-taken', { item: 1 }))).toEqual(at)
    expect(toHoldProblem(refusal(409, 'closed', { item: 1 }))).toEqual(at)
  })

  test('is said at the item with a wrong field', () => {
    const errors = [{ pointer: '#/items/2/booking_date', detail: 'Date is in the past' }]
    expect(toHoldProblem(refusal(422, 'invalid', { errors }))).toEqual({
      message: 'Date is in the past',
      item: 2,
      field: 'booking_date',
    })
  })

  test('is said of all places otherwise', () => {
    expect(toHoldProblem(refusal(429, 'too-many-requests'))).toEqual({ message: 'As the server says.' })
    expect(toHoldProblem({ status: 0, message: 'Failed to fetch' }).message).toMatch(/could not be reached/)
  })
})

test('an order that has expired, or is not known any more, is held again', () => {
  expect(isGone(refusal(409, 'hold-expired'))).toBe(true)
  expect(isGone(refusal(404, 'not-found'))).toBe(true)
  expect(isGone(refusal(409, 'invalid-state'))).toBe(false)
})
