import { expect, test } from 'vitest'
import { withoutPersonalData } from './client-error'

test.each([
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  ['"maria@example.com" is not valid JSON', '"…" is not valid JSON'],
  ['No booking for +356 7900 0000', 'No booking for …'],
  ['Failed at /reset-password/a-secret', 'Failed at /reset-password/…'],
  ['https://a.example/x.js?q=Vella:3:14', 'https://a.example/x.js:3:14'],
])('of %j remains %j', (text, remaining) => {
  expect(withoutPersonalData(text)).toBe(remaining)
})
