import { expect, test } from 'vitest'
import { readStack } from './report-errors'

test.each([
  [
    'Chromium',
    'TypeError: "maria@example.com" is not iterable\n    at h (https://boats.example/remotes/admin/assets/common-a1.js:3:14)\n    at https://boats.example/remotes/admin/remoteEntry.js?r=1:1:5\n    at <anonymous>',
  ],
  [
    'Firefox and Safari',
    'h@https://boats.example/remotes/admin/assets/common-a1.js:3:14\n@https://boats.example/remotes/admin/remoteEntry.js?r=1:1:5\n',
  ],
])('the stack of %s is read as places in the code', (_browser, stack) => {
  expect(readStack(stack)).toBe('/remotes/admin/assets/common-a1.js:3:14\n/remotes/admin/remoteEntry.js:1:5')
})
