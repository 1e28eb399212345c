import { expect, test } from 'vitest'
import { formatCountdown, isWorthExtending, minutesForScreenReaders, secondsUntil } from './countdown'

test('seconds are counted down to zero, and never below', () => {
  expect(secondsUntil(60_500, 500)).toBe(60)
  expect(secondsUntil(1001, 1000)).toBe(1)
  expect(secondsUntil(1000, 1000)).toBe(0)
  expect(secondsUntil(1000, 99_000)).toBe(0)
})

test.each([
  [900, '15:00'],
  [899, '14:59'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})

test.each([
  [900, undefined],
  [301, undefined],
  [300, 5],
  [121, 5],
  [120, 2],
  [60, 1],
  [1, 1],
  [0, undefined],
])('with %i seconds left, the minutes spoken are %s', (seconds, minutes) => {
  expect(minutesForScreenReaders(seconds)).toBe(minutes)
})

test.each([
  [297, 5, false],
  [200, 5, false],
  [199, 5, true],
  [599, 15, true],
  [0, 15, false],
])(
  'with %i seconds left of %i minutes, whether an extension is offered is %s',
  (seconds, minutes, offered) => {
    expect(isWorthExtending(seconds, minutes)).toBe(offered)
  },
)
