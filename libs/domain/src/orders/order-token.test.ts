import { expect, test } from 'vitest'
import { orderOfToken, withoutOrderTokens } from './order-token'

const TOKEN = `512.1.m.${'x'.repeat(43)}`

test('a token names its order', () => {
  expect(orderOfToken(TOKEN)).toBe(512)
  for (const text of ['', '512', `0${TOKEN}`, `${TOKEN}x`, ` ${TOKEN}`, TOKEN.replace('.m.', '.a.')])
    expect([text, orderOfToken(text)]).toEqual([text, undefined])
})

test('texts for logs have no tokens', () => {
  expect(withoutOrderTokens(`at /manage#${TOKEN}: Order ${TOKEN}, 512.1.5`)).toBe(
    'at /manage#…: Order …, 512.1.5',
  )
})
