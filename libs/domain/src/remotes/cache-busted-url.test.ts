import { expect, test } from 'vitest'
import { cacheBustedUrl } from './cache-busted-url'

const PAGE = 'https://boats.example'

test.each([
  ['/remotes/admin/remoteEntry.js', 0, '/remotes/admin/remoteEntry.js'],
  ['/remotes/admin/remoteEntry.js', 1, '/remotes/admin/@retry-1/remoteEntry.js'],
  ['/remotes/admin/1.2.0/remoteEntry.js', 3, '/remotes/admin/@retry-3/1.2.0/remoteEntry.js'],
  ['https://boats.example/remotes/admin/remoteEntry.js', 2, '/remotes/admin/@retry-2/remoteEntry.js'],
  [
    'https://cdn.example/admin/1.2.0/remoteEntry.js?v=1',
    1,
    'https://cdn.example/admin/1.2.%30/remoteEntry.js?v=1',
  ],
  ['/builds/admin/remoteEntry.js', 1, '/builds/admi%6E/remoteEntry.js'],
])('%s is requested by attempt %d at %s', (entry, attempt, address) => {
  expect(cacheBustedUrl(entry, attempt, PAGE)).toBe(new URL(address, PAGE).href)
})

test.each([
  ['https://cdn.example/remoteEntry.js', 1],
  ['https://cdn.example/admin/remoteEntry.js', 2],
  ['https://cdn.example/-/remoteEntry.js', 1],
])('%s has no alternative URL for attempt %d', (entry, attempt) => {
  expect(cacheBustedUrl(entry, attempt, PAGE)).toBeUndefined()
})
