import { expect, test } from 'vitest'
import type { OrderItem } from './current-order'
import { holdsChosen, planHold } from './hold-plan'

const item = (id: number, part: Partial<OrderItem> = {}): OrderItem => ({
  booking_date: '2026-07-16',
  id_product_fk: id,
  slot_id: 1,
  addon_ids: [],
  ...part,
})
const NOTHING = { order: null, items: [], editing: null }
const MARIA = { id: 7, userId: 2 }

test('the first choice begins an order', () => {
  expect(planHold(NOTHING, item(1), 2)).toEqual({
    items: [item(1)],
    editing: 0,
    order: undefined,
    isHeld: false,
    abandoned: undefined,
  })
})

test('the same choice again is held already, whatever the order of its add-ons', () => {
  const held = { order: MARIA, items: [item(1, { addon_ids: [4, 2] })], editing: 0 }
  expect(planHold(held, item(1, { addon_ids: [2, 4], guests: null }), 2)).toMatchObject({
    order: MARIA,
    isHeld: true,
  })
})

test('a changed choice takes the place of the one before', () => {
  const held = { order: MARIA, items: [item(1), item(3)], editing: 0 }
  const plan = planHold(held, item(1, { slot_id: 2 }), 2)
  expect(plan).toMatchObject({ order: MARIA, editing: 0, isHeld: false })
  expect(plan.items).toEqual([item(1, { slot_id: 2 }), item(3)])
})

test('another product is added, also while the wizard was last about one that is held', () => {
  const plan = planHold({ order: MARIA, items: [item(1)], editing: 0 }, item(3), 2)
  expect(plan).toMatchObject({ order: MARIA, editing: 1, isHeld: false })
  expect(plan.items).toEqual([item(1), item(3)])
})

test('another one is added to the order', () => {
  const plan = planHold({ order: MARIA, items: [item(1)], editing: null }, item(3), 2)
  expect(plan).toMatchObject({ order: MARIA, editing: 1, isHeld: false })
  expect(plan.items).toEqual([item(1), item(3)])
})

test('a guest who has logged in holds again, and the order of the guest gives its places back', () => {
  const guest = { id: 7, orderToken: 'secret', userId: null }
  const plan = planHold({ order: guest, items: [item(1)], editing: 0 }, item(1), 2)
  expect(plan).toMatchObject({ order: undefined, isHeld: false, abandoned: guest })
  expect(plan.items).toEqual([item(1)])
})

test('what was placed is not held again with the next choice', () => {
  expect(planHold({ order: MARIA, items: [], editing: null }, item(3), 2)).toMatchObject({
    items: [item(3)],
    order: undefined,
    abandoned: undefined,
  })
})

test('an order holds what was chosen only where it has just that, whatever else it holds', () => {
  const afternoon = { items: [item(3), item(1, { slot_id: 2, guests: 4 })], editing: 1 }
  const holds = (...held: OrderItem[]) => holdsChosen(held, afternoon)
  expect(holds(item(7), item(1, { slot_id: 2, guests: 4 }))).toBe(true)
  expect(holds(item(3), item(1, { guests: 4 }))).toBe(false)
  expect(holds(item(3), item(1, { slot_id: 2, guests: 3 }))).toBe(false)
  expect(holds(item(3))).toBe(false)
  expect(holds(item(1, { slot_id: 2, guests: 4 }))).toBe(false)
})
