import { expect, test } from 'vitest'
import { describeSize } from './picture.copy'

test('a compressed picture shows both sizes', () => {
  expect(describeSize(2_516_582, 325_632)).toBe('2.4 MB, compressed to 318 KB')
})

test('an uncompressed picture shows its size', () => {
  expect(describeSize(102_400, 102_400)).toBe('100 KB')
})
