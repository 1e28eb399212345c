import type { CalendarDate } from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { chosenOf, nextFreeSlot, shownChoices, slotChoices, whyUnavailable } from './slot-choice'

const SLOTS = [
  { id: 1, name: 'Morning', time_range: '08:00-12:00' },
  { id: 2, name: 'Afternoon', time_range: '13:00-18:00' },
]
const day = (date: string, ...statuses: string[]) =>
  ({
    date,
    slots: statuses.map((status, index) => ({
      slot_id: index + 1,
      status,
      remaining: status === 'open' ? 2 : 0,
    })),
  }) as Availability[number]
const on = (date: string) => date as CalendarDate
const choicesOf = (availability: Availability, date: CalendarDate) =>
  slotChoices(SLOTS, { availability, date, today: on('2026-06-20') })

test('staff can book what is free, and override what binds customers only', () => {
  const statuses = ['open', 'full', 'closed', 'past', 'notice', 'out_of_window', 'out_of_season'] as const
  const chosen = statuses.map((status) => {
    const [choice] = choicesOf([day('2026-06-20', status)], on('2026-06-20'))
    return [status, choice?.canBook, choice?.isOverride]
  })
  expect(chosen).toEqual([
    ['open', true, false],
    ['full', false, false],
    ['closed', false, false],
    ['past', false, false],
    ['notice', true, true],
    ['out_of_window', true, true],
    ['out_of_season', true, true],
  ])
})

test('what staff can book says its price, also where customers are told none', () => {
  const days = [day('2026-06-20', 'out_of_window', 'full')]
  const day20 = { availability: days, date: on('2026-06-20'), today: on('2026-06-20') }
  const choices = slotChoices(SLOTS, day20, { priceOf: () => 120 })
  expect(choices.map(({ text, price }) => [text, price])).toEqual([
    ['Too far ahead for customers', 120],
    ['Full', null],
  ])
})

test('a slot that was requested is never replaced by another one', () => {
  const choices = choicesOf([day('2026-06-20', 'past', 'open')], on('2026-06-20'))
  expect(chosenOf(choices, 2)?.slot.name).toBe('Afternoon')
  expect(chosenOf(choices, 1)).toBeUndefined()
  expect(chosenOf(choices, 99)).toBeUndefined()
})

test('without a request, the first slot that customers could book is chosen', () => {
  const chosenFrom = (...statuses: string[]) =>
    chosenOf(choicesOf([day('2026-06-20', ...statuses)], on('2026-06-20')), undefined)
  expect(chosenFrom('past', 'open')?.slot.name).toBe('Afternoon')
  expect(chosenFrom('notice', 'open')?.slot.name).toBe('Afternoon')
  expect(chosenFrom('notice', 'full')).toBeUndefined()
})

test('a day that is not loaded has no slots to choose', () => {
  expect(choicesOf([day('2026-06-20', 'open')], on('2026-06-21'))).toEqual([])
})

test('the next free slot is on the same day if possible, and never the one that was taken', () => {
  const days = [day('2026-06-20', 'open', 'full'), day('2026-06-21', 'full', 'open')]
  expect(nextFreeSlot(days)).toEqual({ date: '2026-06-20', slotId: 1 })
  expect(nextFreeSlot(days, { date: on('2026-06-20'), slotId: 2 })).toEqual({
    date: '2026-06-20',
    slotId: 1,
  })
  expect(nextFreeSlot(days, { date: on('2026-06-20'), slotId: 1 })).toEqual({
    date: '2026-06-21',
    slotId: 2,
  })
  expect(nextFreeSlot(days, { date: on('2026-06-21'), slotId: 2 })).toBeUndefined()
})

test('slots that have started are shown only when no other is left', () => {
  const namesOf = (...statuses: string[]) =>
    shownChoices(choicesOf([day('2026-06-20', ...statuses)], on('2026-06-20')), undefined).all.map(
      ({ slot }) => slot.name,
    )
  expect(namesOf('past', 'full')).toEqual(['Afternoon'])
  expect(namesOf('past', 'past')).toEqual(['Morning', 'Afternoon'])
})

test('slots that the product is not offered in are shown at first only when one is chosen, or no other is left', () => {
  const namesOf = (chosenId: number | undefined, ...statuses: string[]) =>
    shownChoices(choicesOf([day('2026-06-20', ...statuses)], on('2026-06-20')), chosenId).first.map(
      ({ slot }) => slot.name,
    )
  expect(namesOf(undefined, 'out_of_season', 'full')).toEqual(['Afternoon'])
  expect(namesOf(1, 'out_of_season', 'full')).toEqual(['Morning', 'Afternoon'])
  expect(namesOf(undefined, 'out_of_season', 'out_of_season')).toEqual(['Morning', 'Afternoon'])
})

test('a slot of an earlier day is over, one of today has started', () => {
  const textOf = (date: string) => choicesOf([day(date, 'past')], on(date))[0]?.text
  expect([textOf('2026-06-19'), textOf('2026-06-20')]).toEqual(['Over', 'Already started'])
})

test('a day that staff cannot book says why', () => {
  const why = (...statuses: string[]) =>
    whyUnavailable([day('2026-06-20', ...statuses)], on('2026-06-20'))?.text
  expect(why('full', 'closed')).toBe('Full')
  expect(why('closed', 'past')).toBe('Closed')
  expect(why('past', 'past')).toBe('Over')
  expect(why('full', 'open')).toBeUndefined()
  expect(why('full', 'out_of_season')).toBeUndefined()
  expect(whyUnavailable([], on('2026-06-20'))).toBeUndefined()
})
