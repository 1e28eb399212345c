import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, monthOf, sameDayIn, weekdayOf, weeksFrom, weeksOf } from './month'
import { dayAfterKey, within } from './move-day'

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('the weeks of a month contain each of its days once, in order, starting on Monday', () => {
  fc.assert(
    fc.property(day, (date) => {
      const month = monthOf(date)
      const weeks = weeksOf(month)
      const days = weeks.flat().filter((place) => place !== undefined)
      expect(days[0]).toBe(`${month}-01`)
      expect(addDays(days.at(-1)!, 1)).toBe(`${addMonths(month, 1)}-01`)
      expect(new Set(days).size).toBe(days.length)
      for (const week of weeks) expect(week).toHaveLength(7)
      expect(weeks.flat().indexOf(date) % 7).toBe(weekdayOf(date))
    }),
  )
})

test('the weeks from a day on leave out what is before it', () => {
  expect(weeksFrom('2026-07', '2026-07-15')).toEqual([
    [undefined, undefined, '2026-07-15', '2026-07-16', '2026-07-17', '2026-07-18', '2026-07-19'],
    ...weeksOf('2026-07').slice(3),
  ])
  expect(weeksFrom('2026-08', '2026-07-15')).toEqual(weeksOf('2026-08'))
  expect(weeksFrom('2026-08', undefined)).toEqual(weeksOf('2026-08'))
})

test('an arrow and its opposite lead back to the same day', () => {
  const opposites = [
    ['ArrowLeft', 'ArrowRight'],
    ['ArrowUp', 'ArrowDown'],
  ] as const
  fc.assert(
    fc.property(day, fc.constantFrom(...opposites), (date, [there, back]) => {
      expect(dayAfterKey(dayAfterKey(date, there)!, back)).toBe(date)
    }),
  )
})

test('a month after January 31 is the last day of February', () => {
  expect(sameDayIn('2026-01-31', 1)).toBe('2026-02-28')
  expect(sameDayIn('2028-01-31', 1)).toBe('2028-02-29')
  expect(sameDayIn('2026-07-16', -1)).toBe('2026-06-16')
})

test('no key leaves the available range', () => {
  fc.assert(
    fc.property(day, day, day, (date, one, other) => {
      const [min, max] = [one, other].sort()
      const reached = within(date, min, max)
      expect(reached >= min! && reached <= max!).toBe(true)
    }),
  )
})

test('other keys do nothing', () => {
  expect(dayAfterKey('2026-07-16', 'a')).toBeUndefined()
})
