import { expect, test } from 'vitest'
import { parseOrderLink } from './order-link'

const SIGNATURE = 'OY7vO3pHqk1y0Zb0dYxv2m3hVwq6m9fQyWb2kq1T0aE'

test('the token of a link names its order', () => {
  expect(parseOrderLink(`#512.1.m.${SIGNATURE}`)).toEqual({
    id: 512,
    orderToken: `512.1.m.${SIGNATURE}`,
    isMailed: true,
  })
  expect(parseOrderLink(`#512.1.b.${SIGNATURE}`)?.isMailed).toBe(false)
})

test.each([
  '',
  '#',
  '#512',
  `#abc.1.m.${SIGNATURE}`,
  `#0.1.m.${SIGNATURE}`,
  '#512.1.m.short',
  '#../../orders',
])('there is no order behind %s', (hash) => {
  expect(parseOrderLink(hash)).toBeUndefined()
})
