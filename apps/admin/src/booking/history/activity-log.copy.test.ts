import type { Instant } from '@luzzu/domain'
import type { HistoryEntry } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { formatEntry } from './activity-log.copy'

const SITE = { time_zone: 'Europe/Malta', currency: 'USD' }
const entry: HistoryEntry = {
  id: 7,
  happened_at: '2026-06-17T16:03:00.000Z' as Instant,
  actor: 'Anna Micallef',
  actor_id: 1,
  action: 'updated',
  changes: [],
}

test('an entry shows time in the site’s zone, action and actor', () => {
  expect(formatEntry(entry, 'faq', SITE)).toMatchObject({
    when: 'June 17, 2026, 18:03',
    what: 'Changed by Anna Micallef',
  })
})

test('an action without a user is by the system, and a booking is requested', () => {
  expect(
    formatEntry({ ...entry, actor: null, actor_id: null, action: 'created' }, 'booking', SITE).what,
  ).toBe('Requested by the system')
})

test('an action of an unauthenticated person names nobody', () => {
  const failed = { ...entry, actor: null, action: 'login-failed' as const }
  expect(formatEntry(failed, 'user', SITE).what).toBe('Login failed')
})

test('changes are formatted with labels and the currency of the site', () => {
  const changes = [
    { field: 'price', before: 95, after: 110.5 },
    { field: 'permission_level', before: 0, after: 1 },
    { field: 'boat_height_m', before: null, after: 2.5 },
    { field: 'activity', before: 'Boats', after: 'Kayaks' },
  ]
  expect(formatEntry({ ...entry, changes }, 'product', SITE).changes).toEqual([
    { field: 'Price', before: '$95.00', after: '$110.50' },
    { field: 'Role', before: 'Customer', after: 'Administrator' },
    { field: 'Boat height', after: '2.5' },
    { field: 'Activity type', before: 'Boats', after: 'Kayaks' },
  ])
})

test('when a customer was called is shown in the site’s zone', () => {
  const changes = [{ field: 'called', before: null, after: '2026-06-17T16:03:00.000Z' }]
  expect(formatEntry({ ...entry, changes }, 'booking', SITE).changes).toEqual([
    { field: 'Called', after: 'June 17, 2026, 18:03' },
  ])
})

test('a first value is no change', () => {
  const cancelled = {
    ...entry,
    action: 'cancelled' as const,
    changes: [
      { field: 'status', before: 'Confirmed', after: 'Cancelled' },
      { field: 'reason', before: null, after: 'Strong wind' },
      { field: 'note', before: '', after: 'Call back' },
    ],
  }
  expect(formatEntry(cancelled, 'booking', SITE).changes).toEqual([
    { field: 'Reason', after: 'Strong wind' },
    { field: 'Staff note', after: 'Call back' },
  ])
  const removed = { ...entry, changes: [{ field: 'note', before: 'Call back', after: null }] }
  expect(formatEntry(removed, 'booking', SITE).changes).toEqual([
    { field: 'Staff note', before: 'Call back', after: 'none' },
  ])
})

test('changed settings are formatted as their screen shows them', () => {
  const hours = [{ days: [1, 2, 3], opens: '08:00', closes: '18:00' }]
  const changes = [
    { field: 'opening_hours', before: '[]', after: JSON.stringify(hours) },
    { field: 'links', before: '[]', after: '[{"name":"Instagram","url":"https://example.com"}]' },
    { field: 'auto_confirm', before: 0, after: 1 },
    { field: 'reminder_hours', before: 24, after: null },
  ]
  expect(formatEntry({ ...entry, changes }, 'settings', SITE).changes).toEqual([
    { field: 'Opening hours', before: 'none', after: 'Mon-Wed 08:00-18:00' },
    { field: 'Links', before: 'none', after: 'Instagram: https://example.com' },
    { field: 'Confirm automatically', before: 'no', after: 'yes' },
    { field: 'Reminder (hours)', before: '24', after: 'none' },
  ])
})

test('dates, seasons and price units are formatted as forms show them', () => {
  const rule = { name: 'Advent', weekdays: [6, 7], percent: 10 }
  const [from_date, to_date] = ['2026-11-29', '2026-12-24']
  const rules = [
    { ...rule, from_date, to_date },
    { ...rule, from_date, to_date: null },
    { ...rule, from_date: null, to_date },
    { ...rule, from_date: null, to_date: null },
  ]
  const changes = [
    { field: 'booking_date', before: '2026-11-24', after: '2026-11-25 00:00:00' },
    { field: 'charge', before: 'as_listed', after: 'per_person' },
    { field: 'season', before: 'all year', after: '04-01 to 12-15' },
    { field: 'rules', before: '[]', after: JSON.stringify(rules) },
  ]
  expect(formatEntry({ ...entry, changes }, 'product', SITE).changes).toEqual([
    { field: 'Date', before: 'November 24, 2026', after: 'November 25, 2026' },
    { field: 'Price unit', before: 'Per booking, shown as per hour', after: 'Per person' },
    { field: 'Season', before: 'all year', after: 'April 1 to December 15' },
    {
      field: 'Price rules',
      before: 'none',
      after: [
        'Advent: 10 %, Sat-Sun, November 29, 2026 to December 24, 2026',
        'Advent: 10 %, Sat-Sun, from November 29, 2026',
        'Advent: 10 %, Sat-Sun, until December 24, 2026',
        'Advent: 10 %, Sat-Sun',
      ].join('\n'),
    },
  ])
})

test('a guest without an account has requested a booking', () => {
  const requested = { ...entry, actor: 'Ninu Zahra', actor_id: null, action: 'created' as const }
  expect(formatEntry(requested, 'booking', SITE).what).toBe('Requested by Ninu Zahra')
})

test('a decision implies its status', () => {
  const approved = {
    ...entry,
    action: 'confirmed' as const,
    changes: [{ field: 'status', before: 'Pending', after: 'Confirmed' }],
  }
  expect(formatEntry(approved, 'booking', SITE)).toMatchObject({
    what: 'Approved by Anna Micallef',
    changes: [],
  })
})

test('the customer is recognized by id, not by name', () => {
  const by = (actor_id: number, action: HistoryEntry['action']) =>
    formatEntry({ ...entry, actor: 'Chiara Ricci', actor_id, action }, 'booking', { ...SITE, customer: 7 })
      .what
  expect(by(7, 'created')).toBe('Requested by the customer')
  expect(by(1, 'created'), 'staff, by phone').toBe('Booked by Chiara Ricci')
  expect(by(1, 'cancelled'), 'a namesake among the staff').toBe('Cancelled by Chiara Ricci')
  expect(by(7, 'confirmed'), 'an administrator’s own booking').toBe('Approved by Chiara Ricci')
})

test('a booking that began confirmed says so', () => {
  const booked = { ...entry, actor: 'Chiara Ricci', actor_id: 7, action: 'created' as const, confirmed: true }
  expect(formatEntry(booked, 'booking', { ...SITE, customer: 7 }).what).toBe(
    'Booked by the customer, confirmed at once',
  )
})
