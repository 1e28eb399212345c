import { expect, test } from 'vitest'
import { belongTogether, describeNews } from './news'

const figures = (total_bookings: number, pending_approvals: number) => ({ total_bookings, pending_approvals })

test('bookings that came in since the list was fetched are counted', () => {
  expect(describeNews(figures(10, 3), figures(12, 5))).toBe('2 new bookings came in.')
  expect(describeNews(figures(10, 3), figures(11, 4))).toBe('1 new booking came in.')
})

test('decisions that somebody else took are told', () => {
  expect(describeNews(figures(10, 3), figures(10, 2))).toBe('Bookings were changed elsewhere.')
  expect(describeNews(figures(10, 3), figures(9, 3))).toBe('Bookings were changed elsewhere.')
})

test('nothing is told while nothing happens, or nothing is known', () => {
  expect(describeNews(figures(10, 3), figures(10, 3))).toBeUndefined()
  expect(describeNews(undefined, figures(10, 3))).toBeUndefined()
})

test('figures that come with the list are its own, later ones may be news', () => {
  expect(belongTogether(10_000, 10_400)).toBe(true)
  expect(belongTogether(10_000, 9_000)).toBe(true)
  expect(belongTogether(10_000, 40_000)).toBe(false)
})
