import type { Availability } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { closedPeriods } from './closed-periods'

type Slot = Availability[number]['slots'][number]

const slot = (slot_id: number, status: Slot['status'], reason?: string): Slot => ({
  slot_id,
  status,
  remaining: status === 'open' ? 1 : 0,
  ...(reason && { reason }),
})

test('closed days on end with the same reason are one period; days with another slot are none', () => {
  const availability = [
    { date: '2026-07-06', slots: [slot(1, 'closed', 'Regatta'), slot(2, 'open')] },
    { date: '2026-07-07', slots: [slot(1, 'closed', 'Gale'), slot(2, 'closed', 'Gale')] },
    { date: '2026-07-08', slots: [slot(1, 'closed', 'Gale'), slot(2, 'out_of_season')] },
    { date: '2026-07-09', slots: [slot(1, 'closed'), slot(2, 'full')] },
    { date: '2026-07-10', slots: [slot(1, 'closed'), slot(2, 'closed')] },
    { date: '2026-07-11', slots: [slot(1, 'out_of_season'), slot(2, 'out_of_season')] },
  ]
  expect(closedPeriods(availability)).toEqual([
    { from: '2026-07-07', to: '2026-07-08', reason: 'Gale' },
    { from: '2026-07-10', to: '2026-07-10', reason: '' },
  ])
})
