import type { CalendarDate } from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { dayStateOutside } from '../day-state-outside'
import { dayStateOf, nextFreeDay, slotOptions, slotProblem } from './booking-time'

const SLOTS = [
  { id: 1, name: 'Morning', time_range: '08:00-12:00' },
  { id: 2, name: 'Afternoon', time_range: '13:00-18:00' },
]
const day = (...statuses: Availability[number]['slots'][number]['status'][]): Availability => [
  {
    date: '2026-07-16',
    slots: statuses.map((status, at) => ({ slot_id: at + 1, remaining: status === 'open' ? 2 : 0, status })),
  },
]

test.each([
  ['free', day('open', 'open'), 'Free'],
  ['few', day('open', 'full'), 'Few left'],
  ['full', day('past', 'full'), 'Full'],
  ['free in every slot that is still to come', day('past', 'open'), 'Free'],
  ['free in every slot that is not too soon', day('notice', 'open'), 'Free'],
  ['too soon', day('past', 'notice'), 'Too soon'],
  ['closed', day('closed', 'past'), 'Closed'],
  ['free in every slot that is offered on it', day('open', 'out_of_season'), 'Free'],
  ['not offered', day('out_of_season', 'out_of_season'), 'Not offered'],
  ['unknown', undefined, 'Open'],
])('a day that is %s', (_what, availability, text) => {
  expect(dayStateOf(availability, '2026-07-16').text).toBe(text)
})

test('the day that is booked now says so', () => {
  const current = { date: '2026-07-16', slotId: 1 }
  expect(dayStateOf(day('open', 'open'), '2026-07-16', current)).toMatchObject({
    text: 'Booked',
    tone: 'free',
  })
})

test('days outside the booking window are over, or not yet', () => {
  const stateOf = (date: string) => dayStateOutside(date, '2026-07-16' as CalendarDate, 30)?.text
  expect(stateOf('2026-07-15')).toBe('Over')
  expect(stateOf('2026-07-16')).toBeUndefined()
  expect(stateOf('2026-08-16')).toBe('Not yet')
})

test('the slot that is booked now can be chosen and says so', () => {
  const availability = day('full', 'notice')
  const current = { date: '2026-07-16', slotId: 1 }
  const describe = (date: string) =>
    slotOptions(SLOTS, { availability, date, current }).map(({ meta, disabled }) => [meta, disabled])
  expect(describe('2026-07-16')).toEqual([
    ['Booked now', false],
    ['Too soon', true],
  ])
  expect(describe('2026-07-17')).toEqual([
    [undefined, false],
    [undefined, false],
  ])
})

test('a free slot says what is left and what the booking costs there', () => {
  const free = {
    availability: day('open', 'full'),
    date: '2026-07-16',
    current: { date: '2026-07-15', slotId: 1 },
  }
  expect(slotOptions(SLOTS, free, { craft: ['boat', 'boats'], priceOf: () => '$120.00' })).toMatchObject([
    { meta: '2 boats left', price: '$120.00' },
    { meta: 'Full', price: undefined },
  ])
})

test('slots of other products are left out, but for a day without any', () => {
  const current = { date: '2026-07-15', slotId: 1 }
  const titles = (availability: Availability, at = current) =>
    slotOptions(SLOTS, { availability, date: '2026-07-16', current: at }).map(({ title }) => title)
  expect(titles(day('out_of_season', 'full'))).toEqual(['Afternoon'])
  expect(titles(day('out_of_season', 'out_of_season'))).toEqual(['Morning', 'Afternoon'])
  const booked = { date: '2026-07-16', slotId: 1 }
  expect(titles(day('out_of_season', 'open'), booked)).toEqual(['Morning', 'Afternoon'])
})

test('slots that have started come after those that can be chosen', () => {
  const started = { availability: day('past', 'open'), date: '2026-07-16' }
  const titlesOf = (slotId: number) =>
    slotOptions(SLOTS, { ...started, current: { date: '2026-07-16', slotId } }).map(({ title }) => title)
  expect(titlesOf(2)).toEqual(['Afternoon', 'Morning'])
  expect(titlesOf(1)).toEqual(['Morning', 'Afternoon'])
})

test('a closed slot says why', () => {
  const availability = [
    {
      date: '2026-07-16',
      slots: [{ slot_id: 1, remaining: 0, status: 'closed' as const, reason: 'Regatta' }],
    },
  ]
  const current = { date: '2026-07-15', slotId: 1 }
  expect(slotOptions(SLOTS, { availability, date: '2026-07-16', current })[0]?.meta).toBe('Closed: Regatta')
})

test.each([
  ['closed', 'Closed'],
  ['full', 'Full'],
  ['past', 'Already started'],
  ['notice', 'Too soon'],
  ['out_of_window', 'Too far ahead'],
  ['out_of_season', 'Not offered'],
  ['open', undefined],
] as const)('a slot that is %s is chosen by the same rule as it is offered', (status, problem) => {
  const tomorrow = {
    availability: day(status),
    date: '2026-07-16',
    current: { date: '2026-07-15', slotId: 1 },
  }
  expect(slotProblem(1, tomorrow)).toBe(problem)
  expect(slotOptions(SLOTS.slice(0, 1), tomorrow)[0]?.disabled).toBe(problem !== undefined)
})

test('on a day outside the booking window no slot can be chosen but the one that is booked', () => {
  const current = { date: '2026-09-01', slotId: 1 }
  const far = { availability: undefined, date: '2026-09-01', current, outside: 'Too far ahead' }
  expect(slotOptions(SLOTS, far).map(({ meta, disabled }) => [meta, disabled])).toEqual([
    ['Booked now', false],
    ['Too far ahead', true],
  ])
})

test('the next free day has a slot besides the one that is booked', () => {
  const on = (date: string, ...statuses: Parameters<typeof day>) =>
    day(...statuses).map((found) => ({ ...found, date }))
  const availability = [
    ...on('2026-07-16', 'open'),
    ...on('2026-07-17', 'closed', 'closed'),
    ...on('2026-07-18', 'open', 'full'),
    ...on('2026-07-19', 'full', 'open'),
  ]
  const nextAfter = (date: string) => nextFreeDay(availability, date, { date: '2026-07-18', slotId: 1 })
  expect(nextAfter('2026-07-15')).toBe('2026-07-16')
  expect(nextAfter('2026-07-16')).toBe('2026-07-19')
  expect(nextAfter('2026-07-19')).toBeUndefined()
})
