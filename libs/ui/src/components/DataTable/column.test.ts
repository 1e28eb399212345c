import { expect, test } from 'vitest'
import { withAllToggled, withToggled } from './column'

test('toggling a row twice leaves the selection unchanged', () => {
  const selected = new Set(['1'])
  expect(withToggled(withToggled(selected, '2'), '2')).toEqual(selected)
})

test('the header checkbox selects all displayed rows and keeps other selected ones', () => {
  expect(withAllToggled(new Set(['9', '1']), ['1', '2'])).toEqual(new Set(['9', '1', '2']))
})

test('the header checkbox deselects the displayed rows only', () => {
  expect(withAllToggled(new Set(['9', '1', '2']), ['1', '2'])).toEqual(new Set(['9']))
})
