import { expect, test } from 'vitest'
import type { Wizard } from '../wizard'
import { toOrderItem, toStepError } from './to-order-item'

const CHOSEN: Wizard = { step: 'confirm', addonIds: [4], date: '2026-07-16', slotId: 2, guests: '3' }

test('the choices become an item of the order', () => {
  expect(toOrderItem(1, CHOSEN)).toEqual({
    booking_date: '2026-07-16 00:00:00',
    id_product_fk: 1,
    slot_id: 2,
    addon_ids: [4],
    guests: 3,
  })
  expect(toOrderItem(1, { ...CHOSEN, guests: '' })).not.toHaveProperty('guests')
  expect(toOrderItem(1, { ...CHOSEN, slotId: null })).toBeUndefined()
  expect(toOrderItem(1, { ...CHOSEN, date: '' })).toBeUndefined()
})

test('a refusal of this item leads to its step, and that of another one stays at the order', () => {
  const taken = { item: 1, field: 'slot_id', message: 'Taken' }
  expect(toStepError(taken, 1)).toEqual({ step: 'time', message: 'Taken' })
  expect(toStepError({ ...taken, field: 'guests' }, 1)?.step).toBe('details')
  expect(toStepError(taken, 0)).toBeUndefined()
  expect(toStepError({ message: 'Away' }, 0)).toBeUndefined()
})
