import { expect, test } from 'vitest'
import { areaAt, BUILT_IN_AREA_ROUTES } from './areas'
import { bySpecificity, routePattern, screenPattern } from './screen-pattern'

test.each([
  ['/', '/', true],
  ['/', '/login', false],
  ['/login', '/login', true],
  ['/login', '/login/x', false],
  ['/book/:id', '/book/7', true],
  ['/book/:id', '/book/0', false],
  ['/book/:id', '/book/1.5', false],
  ['/book/:id', '/book/abc', false],
  ['/book/:id', '/book/1/2', false],
  ['/reset-password/:token', '/reset-password/a-token', true],
  ['/reset-password/:token', '/reset-password', false],
  ['/a.b', '/axb', false],
  ['/*', '/anything/at/all', true],
  ['/admin/*', '/admin', true],
  ['/admin/*', '/administration', false],
])('%s matches %s: %s', (pattern, path, answers) => {
  expect(screenPattern(pattern).test(path)).toBe(answers)
})

test.each([
  ['/book/:id', '/book/abc', true],
  ['/login', '/LOGIN', true],
  ['/login', '/login/x', false],
])('the router takes %s for %s: %s', (pattern, path, answers) => {
  expect(routePattern(pattern).test(path)).toBe(answers)
})

test('static segments are matched before parameters, and catch-alls last', () => {
  const paths = ['/*', '/customers/:id', '/customers/new', '/'].map((path) => ({ path }))
  expect(bySpecificity(paths).map(({ path }) => path)).toEqual([
    '/customers/new',
    '/',
    '/customers/:id',
    '/*',
  ])
})

test.each([
  ['/', 'public_site'],
  ['/login', 'public_site'],
  ['/administration', 'public_site'],
  ['/admin', 'admin'],
  ['/admin/bookings', 'admin'],
])('%s is handled by %s', (path, area) => {
  expect(areaAt(path)).toBe(area)
})

test.each([
  ['/fleet', 'fleet'],
  ['/fleet/7', 'fleet'],
  ['/fleets', 'public_site'],
])('with another area mounted, %s is handled by %s', (path, area) => {
  expect(areaAt(path, [...BUILT_IN_AREA_ROUTES, { name: 'fleet', prefix: '/fleet' }])).toBe(area)
})
