import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { exampleOfFlag, flagOf, flagOfPhone, readPhone } from '../phone'

test.each([
  ['🇲🇹', '9696 1234', '+356 9696 1234'],
  ['🇩🇪', '01512 3456789', '+49 1512 3456789'],
  ['🇮🇹', '312 345 6789', '+39 312 345 6789'],
  ['🇺🇸', '(201) 555-0123', '+1 201 555 0123'],
])('the example for %s is %s, or %s', (flag, national, international) =>
  expect(exampleOfFlag(flag)).toEqual({ national, international }),
)

test.each([
  ['+4915155500001', '🇩🇪'],
  ['+49 12', '🇩🇪'],
  ['0049 12', '🇩🇪'],
  ['+44 20 7946 0958', '🇬🇧'],
  ['+44 7781 123456', '🇬🇬'],
  ['+1 201 555 0123', '🇺🇸'],
  ['+358 41 2345678', '🇫🇮'],
  ['+1 20', undefined],
  ['+999 12345678', undefined],
  ['7999 1122', undefined],
  ['', undefined],
])('the country of %s is %s', (phone, flag) => expect(flagOfPhone(phone)).toBe(flag))

test.each(['', '🏴', 'Malta', '+999'])('there is no example for “%s”', (text) => {
  expect(exampleOfFlag(text)).toBeUndefined()
})

test('every example is read as the same number, however it is typed', () => {
  for (const country of getCountries()) {
    const example = exampleOfFlag(flagOf(country))
    if (!example) continue
    const home = `+${getCountryCallingCode(country)}`
    expect(readPhone(example.national, home), country).toEqual(readPhone(example.international, home))
    expect(readPhone(example.national, home), country).toMatchObject({ ok: true })
  }
})
