import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBackupPlan } from '../platform/config/backup-plan'
import { selectRetained } from './backup-folder'

const NOW = new Date('2026-11-21T12:30:00.000Z')
const HOUR = 3_600_000
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR)
const keptOf = (times: Date[], plan: string) =>
  [...selectRetained(times, readBackupPlan(plan), NOW)].map((at) => at.toISOString()).sort()

test('an hourly plan keeps the newest backup of each hour', () => {
  const times = Array.from({ length: 40 }, (_, index) => hoursAgo(index / 4))
  expect(keptOf(times, '3h')).toEqual([
    '2026-11-21T10:45:00.000Z',
    '2026-11-21T11:45:00.000Z',
    '2026-11-21T12:30:00.000Z',
  ])
})

test('two years of hourly backups shrink to the counts of the plan', () => {
  const times = Array.from({ length: 24 * 730 }, (_, index) => hoursAgo(index))
  const kept = keptOf(times, '24h 14d 8w 12m')
  expect(kept.length).toBeLessThanOrEqual(24 + 14 + 8 + 12)
  expect(kept[0]).toBe('2025-12-31T23:30:00.000Z')
  expect(kept).toContain('2026-11-09T23:30:00.000Z')
  // The last Sunday evening but six.
  expect(kept).toContain('2026-10-04T23:30:00.000Z')
})

test('the newest backup stays however old it is, and pruning twice changes nothing', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(ages, fc.constantFrom('24h 14d 8w 12m', '1h', '2d', '3m 0h'), (hours, plan) => {
      const times = [...new Set(hours)].map(hoursAgo)
      const kept = selectRetained(times, readBackupPlan(plan), NOW)
      const newest = times.reduce((one, other) => (one > other ? one : other))
      expect(kept.has(newest)).toBe(true)
      expect(selectRetained([...kept], readBackupPlan(plan), NOW)).toEqual(kept)
    }),
  )
})
