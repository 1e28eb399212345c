import type { Activity, Product } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { aProduct } from '../../platform/testing/a-product'
import { groupByActivity } from './group-by-activity'

const anActivity = (id: number): Activity => ({
  id,
  name: `Activity ${id}`,
  type: 'Boat',
  description: '',
  image_url: null,
})

const productOf = (id: number, activity_id: number): Product => ({ ...aProduct, id, activity_id })

test('each activity has its products, and is kept without any', () => {
  const groups = groupByActivity([anActivity(2), anActivity(1)], [productOf(7, 1), productOf(8, 1)])
  expect(groups.map(({ activity, products }) => [activity.id, products.map(({ id }) => id)])).toEqual([
    [2, []],
    [1, [7, 8]],
  ])
})

test('a product of an unknown activity is omitted', () => {
  expect(groupByActivity([anActivity(1)], [productOf(7, 9)])[0]?.products).toEqual([])
})
