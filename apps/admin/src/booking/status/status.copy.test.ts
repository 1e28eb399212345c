import { CANCELLATION_KINDS } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { buildBooking } from '../testing/build-booking'
import { statusDetail } from './status.copy'

test('a cancelled booking tells how it was cancelled, where that is known', () => {
  const details = CANCELLATION_KINDS.map((kind) =>
    statusDetail(buildBooking({ status: 'Cancelled', cancellation: { kind, reason: null } })),
  )
  expect(details).toEqual(['By customer', 'Declined', 'By staff', 'Called off', 'Expired'])
  expect(statusDetail(buildBooking({ status: 'Cancelled', attendance: 'no_show' }))).toBe('')
})

test('a confirmed booking tells who came, a request nothing', () => {
  const detailOf = (attendance: 'none' | 'checked_in' | 'returned' | 'no_show') =>
    statusDetail(buildBooking({ status: 'Confirmed', attendance }))
  expect([detailOf('checked_in'), detailOf('returned'), detailOf('no_show'), detailOf('none')]).toEqual([
    'Checked in',
    'Returned',
    'No-show',
    '',
  ])
  expect(statusDetail(buildBooking())).toBe('')
})
