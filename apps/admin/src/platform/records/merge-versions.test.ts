import { expect, test } from 'vitest'
import { changesOf, mergeVersions } from './merge-versions'

const base = { address: 'Quay 1', notice: '0', weekdays: [1, 2] }

test('what only one side has changed is merged without a conflict', () => {
  const mine = { ...base, address: 'Quay 2' }
  const theirs = { ...base, notice: '7', weekdays: [6] }
  expect(mergeVersions({ base, mine, theirs })).toEqual({
    values: { address: 'Quay 2', notice: '7', weekdays: [6] },
    conflicts: [],
    taken: ['notice', 'weekdays'],
  })
})

test('fields that both have changed to different values are conflicts, with mine kept', () => {
  const mine = { ...base, notice: '2', address: 'Quay 2' }
  const theirs = { ...base, notice: '7', address: 'Quay 2' }
  expect(mergeVersions({ base, mine, theirs })).toEqual({ values: mine, conflicts: ['notice'], taken: [] })
})

test('lists are compared by what is in them', () => {
  const theirs = { ...base, weekdays: [1, 2] }
  expect(mergeVersions({ base, mine: base, theirs })).toEqual({ values: base, conflicts: [], taken: [] })
})

test('what differs from another version are the changes', () => {
  expect(changesOf({ ...base, notice: '7' }, base)).toEqual({ notice: '7' })
})
