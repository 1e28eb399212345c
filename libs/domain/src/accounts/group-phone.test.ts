import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callingCodeOfPhone, groupPhone } from './group-phone'

test.each([
  ['+35679001000', '+356 7900 1000'],
  ['+39055555142', '+39 055 555 142'],
  ['+447911123456', '+44 791 112 3456'],
  ['+14155552671', '+1 415 555 2671'],
  ['+4915112345678', '+49 151 1234 5678'],
  ['+3547001234', '+354 700 1234'],
  ['+356 2100 0000', '+356 2100 0000'],
  ['extension 12', 'extension 12'],
])('%s is read as %s', (phone, read) => {
  expect(groupPhone(phone).join(' ')).toBe(read)
})

test('no digit is lost, and no group stands alone', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), (phone) => {
      const groups = groupPhone(phone)
      expect(groups.join('')).toBe(phone)
      expect(groups.slice(1).every(({ length }) => length >= 3)).toBe(true)
    }),
  )
})

test.each([
  ['+35679001000', '+356'],
  ['+33612345678', '+33'],
  ['+14155552671', '+1'],
  ['extension 12', undefined],
])('the country code of %s is %s', (phone, code) => {
  expect(callingCodeOfPhone(phone)).toBe(code)
})
