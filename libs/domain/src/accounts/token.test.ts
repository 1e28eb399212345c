import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeToken, TokenError, userIdOf } from './token'

const encode = (payload: unknown) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`

describe('a token', () => {
  test.each([
    [undefined, 'The token must be a string'],
    [{}, 'The token must be a string'],
    ['x', 'The token is missing part 2'],
    ['a..c', 'The token is missing part 2'],
    ['a.*.c', 'The token holds invalid base64'],
    [`a.${Buffer.from('{').toString('base64url')}.c`, 'The token holds invalid JSON'],
  ])('of %o is unreadable: %s', (token, message) => {
    expect(() => decodeToken(token)).toThrow(new TokenError(message))
    expect(userIdOf(token)).toBeUndefined()
  })

  test('round-trips any payload', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        expect(JSON.stringify(decodeToken(encode(payload)))).toBe(JSON.stringify(payload))
      }),
    )
  })

  test('identifies its user by a positive integer only', () => {
    expect(userIdOf(encode({ user_id: 7 }))).toBe(7)
    for (const user_id of ['7', '1 OR 1=1', 0, -1, 1.5, null, [7]])
      expect(userIdOf(encode({ user_id }))).toBeUndefined()
    expect(userIdOf(encode([]))).toBeUndefined()
    expect(userIdOf(encode({}))).toBeUndefined()
  })

  test('of any text never throws an unexpected error', () => {
    fc.assert(fc.property(fc.string(), (token) => void userIdOf(token)))
  })
})
