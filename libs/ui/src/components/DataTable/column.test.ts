import { expect, test } from 'vitest'
import { withAllToggled, withToggled } from './column'

test('ticking a row twice leaves the selection as it was', () => {
  const selected = new Set(['1'])
  expect(withToggled(withToggled(selected, '2'), '2')).toEqual(selected)
})

test('the head box ticks all that are shown and keeps what is selected elsewhere', () => {
  expect(withAllToggled(new Set(['9', '1']), ['1', '2'])).toEqual(new Set(['9', '1', '2']))
})

test('the head box clears only what is shown when all of it is ticked', () => {
  expect(withAllToggled(new Set(['9', '1', '2']), ['1', '2'])).toEqual(new Set(['9']))
})
