import { expect, test } from 'vitest'
import { type Section, sectionsShown } from './sections'

const shown = (arrived: Section[], more: { isNew?: boolean; mayWait?: boolean } = {}) =>
  sectionsShown({ isNew: false, mayWait: true, arrived: new Set(arrived), ...more })

test('a section is shown once those above it are there', () => {
  expect(shown([])).toEqual([])
  expect(shown(['departures', 'figures'])).toEqual([])
  expect(shown(['pending', 'figures'])).toEqual(['pending'])
  expect(shown(['pending', 'departures', 'firstSteps', 'figures'])).toHaveLength(4)
})

test('the first steps of a new business lead', () => {
  expect(shown(['pending', 'departures', 'figures'], { isNew: true })).toEqual([])
  expect(shown(['pending', 'firstSteps'], { isNew: true })).toEqual(['firstSteps', 'pending'])
})

test('what is slow is not waited for', () => {
  expect(shown(['departures', 'figures'], { mayWait: false })).toEqual(['departures', 'figures'])
})

test('nothing is shown before it is known where the first steps stand', () => {
  expect(sectionsShown({ isNew: undefined, mayWait: true, arrived: new Set(['pending']) })).toEqual([])
})
