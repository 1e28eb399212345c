import type { Activity, Product } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { groupByActivity } from './group-by-activity'

const anActivity = (id: number): Activity => ({
  id,
  name: `Activity ${id}`,
  type: 'Boat',
  description: '',
  image_url: null,
})

const aProduct = (id: number, activity_id: number): Product => ({
  id,
  activity_id,
  name: `Product ${id}`,
  description: '',
  max_persons: 2,
  max_weight_kg: null,
  boat_height_m: null,
  price: 10,
  units: 1,
  image: null,
  image_url: null,
})

test('each activity has its products, and is kept without any', () => {
  const groups = groupByActivity([anActivity(2), anActivity(1)], [aProduct(7, 1), aProduct(8, 1)])
  expect(groups.map(({ activity, products }) => [activity.id, products.map(({ id }) => id)])).toEqual([
    [2, []],
    [1, [7, 8]],
  ])
})

test('a product of an unknown activity is omitted', () => {
  expect(groupByActivity([anActivity(1)], [aProduct(7, 9)])[0]?.products).toEqual([])
})
