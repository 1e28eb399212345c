import { expect, test } from 'vitest'
import { findMorePath } from './find-more'

test('one more is looked for on the day and for the people of the one before', () => {
  expect(findMorePath({ booking_date: '2026-07-16 00:00:00', guests: 4 })).toBe(
    '/?date=2026-07-16&guests=4#services',
  )
  expect(findMorePath({ booking_date: '2026-07-16 00:00:00' })).toBe('/?date=2026-07-16#services')
  expect(findMorePath(undefined)).toBe('/#services')
})
