import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar-date'
import { moveMessage } from './booking-messages'
import { findMoveChange, findMoveProblem, statusAfterMove } from './move'

const slot = { date: '2026-06-20' as CalendarDate, timeRange: '08:00-12:00', timeZone: 'Europe/Malta' }
const limits = (now: string) => ({ cancellationHours: 24, now: new Date(now) })

test.each([
  ['customer', 'Confirmed', 'none', '2026-06-19T06:00:00.000Z', undefined],
  ['customer', 'Pending', 'none', '2026-06-19T06:00:00.001Z', 'move/too-late'],
  ['customer', 'Confirmed', 'none', '2026-06-20T06:00:00.000Z', 'move/begun'],
  ['customer', 'Cancelled', 'none', '2026-06-01T06:00:00.000Z', 'move/cancelled'],
  ['staff', 'Confirmed', 'none', '2026-06-19T06:00:00.001Z', undefined],
  ['staff', 'Confirmed', 'checked_in', '2026-06-20T05:59:59.999Z', undefined],
  ['staff', 'Confirmed', 'checked_in', '2026-06-20T06:00:00.000Z', 'move/attended'],
  ['staff', 'Confirmed', 'no_show', '2026-06-20T06:00:00.000Z', 'move/attended'],
  ['staff', 'Confirmed', 'none', '2026-06-20T21:59:59.999Z', undefined],
  ['staff', 'Confirmed', 'none', '2026-06-20T22:00:00.000Z', 'move/over'],
] as const)('%s moving a %s booking, attendance %s, at %s: %s', (actor, status, attendance, now, problem) => {
  expect(findMoveProblem(actor, { status, attendance, slot }, limits(now))).toBe(problem)
})

test('a customer’s move is a new request, that of staff keeps the status', () => {
  expect(statusAfterMove('customer', 'Confirmed', false)).toBe('Pending')
  expect(statusAfterMove('customer', 'Pending', true)).toBe('Confirmed')
  expect(statusAfterMove('staff', 'Pending', true)).toBe('Pending')
  expect(statusAfterMove('staff', 'Confirmed', false)).toBe('Confirmed')
})

test('each problem is told in a sentence', () => {
  expect(moveMessage('move/too-late', 1)).toBe('Bookings can be moved until 1 hour before they start.')
  expect(moveMessage('move/too-late', 0)).toBe('Bookings can be moved until they start.')
  expect(moveMessage('move/begun', 24)).toBe('Bookings can be moved until they start.')
  expect(moveMessage('move/attended', 24)).toMatch(/Undo that first\.$/)
  expect(moveMessage('move/over', 24)).toBe('Bookings can be moved until the end of their day.')
  expect(moveMessage('move/cancelled', 24)).toBe('Only pending and confirmed bookings can be moved.')
})

const booked = { date: '2026-06-20', slotId: 1, guests: 4 }

test.each([
  [{ date: '2026-06-20', slotId: 1 }, 'nothing'],
  [{ date: '2026-06-20', slotId: 1, guests: null }, 'nothing'],
  [{ date: '2026-06-20', slotId: 1, guests: 4 }, 'nothing'],
  [{ date: '2026-06-20', slotId: 1, guests: 5 }, 'guests'],
  [{ date: '2026-06-20', slotId: 2 }, 'place'],
  [{ date: '2026-06-21', slotId: 1, guests: 5 }, 'place'],
] as const)('%j changes %s', (wanted, change) => {
  expect(findMoveChange(booked, wanted)).toBe(change)
})
