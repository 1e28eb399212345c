import { expect, test } from 'vitest'
import { contradictionsIn } from './contradictions'
import { DEFAULT_SETTINGS } from './default-settings'

const FACTS = {
  ...DEFAULT_SETTINGS,
  cancellation_hours: 48,
  prices: [120, 45.5],
  slotTimes: ['08:00-12:00', '13:00-18:00'],
}

test.each([
  'Yes. Cancellation is free up to 48 hours ahead.',
  'You can cancel up to 2 days before.',
  'The tour takes 24 hours.',
  'We are open from 8 am to 6 pm, on Sundays from 07:00 to 19:00.',
  'Please arrive 15 minutes early.',
  'Call us at +356 2100 0000 or 2100 0000.',
  'The luzzu is €120, lunch is 45.50 euros.',
  'Built in 1955, 8 metres long, for up to 1200 kg.',
])('“%s” fits', (text) => {
  expect(contradictionsIn(text, FACTS)).toEqual([])
})

test.each([
  [
    'Yes. Cancellation is free up to 24 hours ahead.',
    'It says “24 hours”; the cancellation limit is 48 hours.',
  ],
  ['You may cancel 1 day before.', 'It says “1 day”; the cancellation limit is 48 hours.'],
  [
    'Please come 30 minutes before the start.',
    'It says “30 minutes”; guests are told to arrive 15 minutes early.',
  ],
  ['We open at 9:30 am.', 'It says “9:30 am”; no opening hours or time slots begin or end then.'],
  ['Call +356 7999 1122.', 'It names the phone number +356 7999 1122; yours is +356 2100 0000.'],
  ['A day costs $99.', 'It names the price $99, which nothing costs.'],
])('“%s” is contradicted', (text, message) => {
  expect(contradictionsIn(text, FACTS)).toEqual([message])
})

test('an answer is about what its question asks', () => {
  const about = (answer: string) => contradictionsIn(answer, FACTS, 'Can I cancel my booking?')
  expect(about('Yes, up to 24 hours before the start.')).toEqual([
    'It says “24 hours”; the cancellation limit is 48 hours.',
  ])
  expect(about('Yes, up to 48 hours before. The refund takes 5 days.')).toEqual([])
})
