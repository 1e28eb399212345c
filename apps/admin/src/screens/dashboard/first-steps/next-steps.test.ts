import { SET_UP_STEPS } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { nextSteps } from './next-steps'

test('next are the first steps that are not done', () => {
  const doneUpTo = (count: number) => SET_UP_STEPS.map((step, index) => ({ step, is_done: index < count }))
  expect([...nextSteps(doneUpTo(2), 3)]).toEqual(SET_UP_STEPS.slice(2, 5))
  expect([...nextSteps(doneUpTo(SET_UP_STEPS.length - 1), 3)]).toEqual(SET_UP_STEPS.slice(-1))
})
