import { expect, test } from 'vitest'
import { cardName } from './card-name'

test.each([
  ['visa', 'Visa 4242'],
  ['amex', 'American Express 4242'],
  ['diners_club', 'Diners club 4242'],
])('a card of %s reads %s', (brand, name) => {
  expect(cardName({ brand, last4: '4242' })).toBe(name)
})
