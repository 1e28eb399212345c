import { expect, test } from 'vitest'
import { parseOrderLink } from './order-link'

test('the token of a link names its order', () => {
  expect(parseOrderLink('#512.1.m.c2lnbmF0dXJl')).toEqual({
    id: 512,
    orderToken: '512.1.m.c2lnbmF0dXJl',
    isMailed: true,
  })
  expect(parseOrderLink('#512.1.b.c2lnbmF0dXJl')?.isMailed).toBe(false)
})

test.each(['', '#', '#512', '#abc.1.m.x', '#0.1.m.x', '#512.1.m.', '#../../orders'])(
  'there is no order behind %s',
  (hash) => {
    expect(parseOrderLink(hash)).toBeUndefined()
  },
)
