import { expect, test } from 'vitest'
import { balanceDueAt, isBalanceReminderDue } from './order'

const START = new Date('2026-07-16T06:00:00Z')
const at = (hoursBefore: number) => new Date(START.getTime() - hoursBefore * 3_600_000)

test.each([
  ['two days before the start', null, 48, true],
  ['not a minute earlier', null, 48.02, false],
  ['two days before a balance that is due three days before the start', 72, 120, true],
  ['not earlier than that', 72, 120.02, false],
  ['at once when it is due already', 72, 24, true],
  ['until the start', null, 0.02, true],
  ['not after it', null, 0, false],
])('a customer is told %s', (_when, hours, hoursBefore, isToTell) => {
  const dueAt = balanceDueAt([at(-24), START], hours)
  if (!dueAt) throw new Error('There is a start.')
  expect(isBalanceReminderDue({ dueAt, firstStart: START }, at(hoursBefore))).toBe(isToTell)
})
