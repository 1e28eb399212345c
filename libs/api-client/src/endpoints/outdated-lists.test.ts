import { makeStore, type Store } from '@luzzu/api-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bookingsApi } from './bookings-api'
import { closuresApi } from './closures-api'
import { ordersApi } from './orders-api'

afterEach(() => void vi.unstubAllGlobals())

const TIMES_OUT = () => Promise.reject(new TypeError('Failed to fetch'))
const ACCEPTS = async () => Response.json({})
const REFUSES = async () =>
  Response.json({ type: '/problems/exceeds-balance', status: 409, message: 'Paid.' }, { status: 409 })

type Change = (...store: [Store['dispatch'], Store['getState'], unknown]) => PromiseLike<unknown>

/** Which of the lists of bookings and of payments, both open, are fetched again after a change. */
async function outdatedBy(change: Change, answer: () => Promise<Response>) {
  const requested: string[] = []
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method !== 'GET') return answer()
    requested.push(new URL(url).pathname)
    return Response.json([])
  })
  const { dispatch } = makeStore()
  await dispatch(bookingsApi.endpoints.listBookings.initiate({}))
  await dispatch(ordersApi.endpoints.listPayments.initiate({ refund: 'pending' }))
  requested.length = 0
  await dispatch(change)
  await Promise.all(dispatch(bookingsApi.util.getRunningQueriesThunk()))
  return requested.toSorted()
}

const BOTH = ['/api/bookings', '/api/payments']
const { recordPayment, refundOrder, reversePayment } = ordersApi.endpoints
const { changeBookingStatus, cancelBooking, deleteBooking, undoBookingChange } = bookingsApi.endpoints
const { callOffBookings, undoCallOff } = closuresApi.endpoints
const ROW = { id: 1, ifMatch: '"v1"' }

describe('bookings and payments are fetched again', () => {
  test.each([
    ['a payment', recordPayment.initiate({ id: 1, key: 'a', method: 'cash', amount: 60 })],
    ['a refund', refundOrder.initiate({ id: 1, key: 'b', method: 'cash', amount: 60, reason: '' })],
    ['a reversal', reversePayment.initiate({ id: 1, key: 'c' })],
  ])('after %s, which may be made though it was refused or not answered', async (_name, change) => {
    expect(await outdatedBy(change, ACCEPTS)).toEqual(BOTH)
    expect(await outdatedBy(change, REFUSES)).toEqual(BOTH)
    expect(await outdatedBy(change, TIMES_OUT)).toEqual(BOTH)
  })

  test.each([
    ['a decision', changeBookingStatus.initiate({ ...ROW, status: 'Cancelled' })],
    ['a cancellation', cancelBooking.initiate({ ...ROW, reason: 'Storm' })],
    ['a deletion', deleteBooking.initiate(ROW)],
    ['its undo', undoBookingChange.initiate(1)],
    ['a call-off', callOffBookings.initiate({ id: 1, message: 'Storm' })],
    ['the undo of a call-off', undoCallOff.initiate(1)],
  ])('after %s, with which money goes back or stays', async (_name, change) => {
    expect(await outdatedBy(change, ACCEPTS)).toEqual(BOTH)
  })
})
