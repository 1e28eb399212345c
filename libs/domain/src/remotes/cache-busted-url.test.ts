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
  ['https://cdn.example/admin/remoteEntry.js', 2, 'https://cdn.example/adm%69n/remoteEntry.js'],
  ['https://cdn.example/admin/remoteEntry.js', 31, 'https://cdn.example/%61%64%6D%69%6E/remoteEntry.js'],
  ['https://cdn.example/%2Fb/remoteEntry.js', 1, 'https://cdn.example/%2F%62/remoteEntry.js'],
  ['https://cdn.example/remoteEntry.js', 1, 'https://cdn.example//remoteEntry.js'],
  ['https://cdn.example/remoteEntry.js', 2, 'https://cdn.example/remoteEntry.js?retry=2'],
  ['https://cdn.example/-/remoteEntry.js', 3, 'https://cdn.example/-////remoteEntry.js'],
])('%s is requested by attempt %d at %s', (entry, attempt, address) => {
  expect(cacheBustedUrl(entry, attempt, PAGE)).toBe(new URL(address, PAGE).href)
})

test.each([
  '/remotes/admin/remoteEntry.js',
  'https://cdn.example/a/remoteEntry.js',
  'https://cdn.example/e.js',
])('no two attempts at %s have the same address', (entry) => {
  const addresses = Array.from({ length: 200 }, (_, attempt) => cacheBustedUrl(entry, attempt, PAGE))
  expect(new Set(addresses).size).toBe(200)
})
