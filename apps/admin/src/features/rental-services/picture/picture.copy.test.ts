import { expect, test } from 'vitest'
import { describeSize } from './picture.copy'

test('a picture that was made smaller says from what to what', () => {
  expect(describeSize(2_516_582, 325_632)).toBe('2.4 MB, compressed to 318 KB')
})

test('a picture that is sent as it is says its size', () => {
  expect(describeSize(102_400, 102_400)).toBe('100 KB')
})
