import { expect, test } from 'vitest'
import { readArguments } from './read-arguments.mjs'

const ALL = [
  'crashes',
  'faults',
  'fuzz',
  'overload',
  'payments',
  'processes',
  'races',
  'resellers',
  'restore',
  'soak',
]

test('runs every proof in full by default, with a seed that is said', () => {
  expect(readArguments([])).toEqual({ names: ALL, seed: expect.any(Number), length: 1 })
})

test('takes proofs by name, a seed and a length', () => {
  expect(readArguments(['--only', 'races', '--only', 'fuzz', '--seed', '7', '--length', '0.1'])).toEqual({
    names: ['races', 'fuzz'],
    seed: 7,
    length: 0.1,
  })
})

test.each([
  [['--only', 'luck'], 'There is no proof “luck”'],
  [['--only'], '--only'],
  [['--only', ''], 'There is no proof “”'],
  [['--seed', 'x'], '--seed takes a whole number'],
  [['--seed', '-1'], '--seed'],
  [['--seed', '1.5'], '--seed takes a whole number'],
  [['--length', 'long'], '--length takes a number above 0'],
  [['--length', '0'], '--length takes a number above 0'],
  [['--length', ''], '--length takes a number above 0'],
  [['--length', '1e9'], '--length takes a number above 0'],
  [['--lenght', '1'], '--lenght'],
  [['races'], 'races'],
])('refuses %j', (args, sentence) => {
  expect(readArguments(args)).toEqual({ error: expect.stringContaining(sentence) })
})
