import type { CalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import {
  awaitsLogin,
  awaitsOtherDay,
  firstUnsettled,
  hintOf,
  leadsToConfirm,
  missingOf,
  nextStepAction,
  stepAction,
} from './step-action'
import type { Wizard } from './wizard'

const conditions = {
  today: '2026-07-15' as CalendarDate,
  windowDays: null,
  isOffered: () => true,
  isOpen: () => true,
  isFull: () => false,
}
const at = (step: Wizard['step']): Wizard => ({ step, addonIds: [], date: '2026-07-16', slotId: 1 })

test('the last step confirms a slot that can be booked', () => {
  const action = stepAction(at('confirm'), conditions, { slotProblem: undefined })
  expect(action).toEqual({ label: 'Confirm Booking' })
})

test.each([
  [false, 'Choose another time', 'time'],
  [true, 'Choose another date', 'date'],
])('a slot that is gone leads to another one, where the whole day is full: %s', (isFull, label, step) => {
  const action = stepAction(at('confirm'), { ...conditions, isFull: () => isFull }, { slotProblem: 'Gone.' })
  expect(action).toMatchObject({ label, target: { step } })
})

test('a changed step leads back to the last one first, and to the next one as well', () => {
  const action = stepAction(at('date'), conditions, { slotProblem: undefined })
  expect(action).toMatchObject({ label: 'Back to confirmation', target: { step: 'confirm' } })
  expect(nextStepAction(at('date'), conditions)).toMatchObject({
    label: 'Continue to Time Selection',
    target: { step: 'time' },
  })
  expect(nextStepAction(at('time'), conditions)).toBeUndefined()
})

test.each([
  ['details', 1, true],
  ['date', 1, true],
  ['time', 1, false],
  ['confirm', 1, false],
  ['details', null, false],
  ['date', null, false],
] as const)('step %s with slot %s leads straight back to the last one: %s', (step, slotId, leads) => {
  expect(leadsToConfirm({ ...at(step), slotId }, conditions)).toBe(leads)
})

test('a day on which the slot is not free leads to another time first', () => {
  expect(leadsToConfirm(at('date'), { ...conditions, isOpen: () => false })).toBe(false)
})

test('a day on which nothing is free says so from the first step, and its times can be looked at', () => {
  const full = { ...conditions, isFull: () => true }
  const text = 'No time is free on Thursday, July 16, 2026.'
  for (const step of ['details', 'date', 'time'] as const)
    expect(hintOf(at(step), full, { needsLogin: false })).toBe(text)
  expect(missingOf(at('date'), full)).toBeUndefined()
  expect(firstUnsettled(at('time'), full)).toBe('date')
  expect(awaitsOtherDay(at('date'), full)).toBe(true)
  expect(awaitsOtherDay(at('date'), conditions)).toBe(false)
})

test('a visitor is told to log in first, unless the slot is gone', () => {
  const awaits = (step: Wizard['step'], slotProblem?: string, isVisitor = true) =>
    awaitsLogin(at(step), { isVisitor, slotProblem })
  expect(awaits('confirm')).toBe(true)
  expect([awaits('time'), awaits('confirm', 'Gone.'), awaits('confirm', undefined, false)]).toEqual([
    false,
    false,
    false,
  ])
  const hint = hintOf(at('confirm'), conditions, { needsLogin: true })
  expect(hint).toBe('Log in or create an account first.')
})
