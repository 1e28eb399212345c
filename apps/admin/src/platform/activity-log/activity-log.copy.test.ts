import type { HistoryEntry } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { formatEntry } from './activity-log.copy'

const SITE = { time_zone: 'Europe/Malta', currency: 'USD' }
const entry: HistoryEntry = {
  id: 7,
  happened_at: '2026-06-17T16:03:00.000Z',
  actor: 'Anna Micallef',
  action: 'updated',
  changes: [],
}

test('an entry tells when by the clocks of the site, what, and who', () => {
  expect(formatEntry(entry, 'faq', SITE)).toMatchObject({
    when: 'June 17, 2026, 18:03',
    what: 'Changed by Anna Micallef',
  })
})

test('what nobody did was done by the system, and a booking is requested', () => {
  expect(formatEntry({ ...entry, actor: null, action: 'created' }, 'booking', SITE).what).toBe(
    'Requested by the system',
  )
})

test('what somebody unknown did names nobody', () => {
  const failed = { ...entry, actor: null, action: 'login-failed' as const }
  expect(formatEntry(failed, 'user', SITE).what).toBe('Login failed')
})

test('changes are formatted with labels and the currency of the site', () => {
  const changes = [
    { field: 'price', before: 95, after: 110.5 },
    { field: 'permission_level', before: 0, after: 1 },
    { field: 'boat_height_m', before: null, after: 2.5 },
  ]
  expect(formatEntry({ ...entry, changes }, 'product', SITE).changes).toEqual([
    { field: 'Price', before: '$95.00', after: '$110.50' },
    { field: 'Role', before: 'Customer', after: 'Administrator' },
    { field: 'Boat height', before: 'none', after: '2.5' },
  ])
})

test('who is named beside the history is the customer in it, and a decision tells its status by its name', () => {
  const approved = {
    ...entry,
    action: 'confirmed' as const,
    changes: [{ field: 'status', before: 'Pending', after: 'Confirmed' }],
  }
  const site = { ...SITE, customer: 'Chiara Ricci' }
  expect(formatEntry({ ...entry, actor: 'Chiara Ricci', action: 'created' }, 'booking', site).what).toBe(
    'Requested by the customer',
  )
  expect(formatEntry(approved, 'booking', site)).toMatchObject({
    what: 'Approved by Anna Micallef',
    changes: [],
  })
})
