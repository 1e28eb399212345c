import { expect, test } from 'vitest'
import { differences } from './differences'

const labels = { question: 'Question', answer: 'Answer' }

test('only fields with different values are compared', () => {
  const theirs = { question: 'Can I cancel?', answer: 'Up to 24 hours before.' }
  const mine = { question: 'Can I cancel?', answer: 'Up to one day before.' }
  expect(differences(labels, theirs, mine)).toEqual([
    { field: 'answer', label: 'Answer', theirs: 'Up to 24 hours before.', mine: 'Up to one day before.' },
  ])
  expect(differences(labels, theirs, theirs)).toEqual([])
})
