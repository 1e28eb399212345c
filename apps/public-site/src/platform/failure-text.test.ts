import { expect, test } from 'vitest'
import { failureText } from './failure-text'

const FAILED = 'Couldn’t save your details.'
const KEPT = 'Nothing is lost. Please try again.'

test.each([
  [0, `${FAILED} The server could not be reached. ${KEPT}`],
  [503, `${FAILED} Something went wrong on our side. ${KEPT}`],
  [409, FAILED],
])('an error with status %i', (status, text) => {
  expect(failureText({ status, message: 'Failed to fetch' }, FAILED)).toBe(text)
})

test('a refusal says the reason of the server', () => {
  const body = { type: '/problems/rate-limited', message: 'Too many attempts.' }
  expect(failureText({ status: 429, message: '', body }, FAILED)).toBe('Too many attempts.')
})
