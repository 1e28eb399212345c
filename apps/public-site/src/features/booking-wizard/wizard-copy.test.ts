import type { CalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { addableText, insteadOfText, waitingText } from './wizard.copy'

const slot = { id: 1, name: 'Morning', time_range: '08:00-12:00' }

test.each([
  ['2026-07-16', 'Painted Luzzu, Thursday morning'],
  ['2026-07-20', 'Painted Luzzu, Monday, July 20, 2026, morning'],
])('a booking on %s waits as %s', (date, text) => {
  expect(waitingText('Painted Luzzu', date, { slot, today: '2026-07-13' as CalendarDate })).toBe(text)
})

test.each([
  [[], undefined],
  [['Snorkel set'], 'You can add: Snorkel set'],
  [['Lunch', 'Snorkel set', 'Camera'], 'You can add: Lunch, Snorkel set, Camera'],
  [['Lunch', 'Snorkel set', 'Camera', 'Skipper'], 'You can add 4 add-ons'],
])('of the add-ons %j none is chosen: %s', (offered, text) => {
  expect(addableText(offered)).toBe(text)
})

test.each([
  ['2026-07-17', 'Friday, July 17, 2026 is the next free day; you can choose another one.'],
  ['', 'Please choose a date.'],
])('after a call-off stands which day it was, and what "%s" is', (date, text) => {
  expect(insteadOfText('2026-07-16', date)).toBe(
    `Your booking on Thursday, July 16, 2026 does not take place. ${text}`,
  )
})
