import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { exampleOfFlag, exampleOfPhone, readPhone } from '../phone'

const flagOf = (country: string) =>
  String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))

test.each([
  ['🇲🇹', '9696 1234', '+356 9696 1234'],
  ['🇩🇪', '01512 3456789', '+49 1512 3456789'],
  ['🇮🇹', '312 345 6789', '+39 312 345 6789'],
  ['🇺🇸', '(201) 555-0123', '+1 201 555 0123'],
])('the example for %s is %s, or %s', (flag, national, international) =>
  expect(exampleOfFlag(flag)).toEqual({ national, international }),
)

test.each(['+4915155500001', '+49 12', '0049 12'])('the example for %s is that of Germany', (phone) =>
  expect(exampleOfPhone(phone)).toEqual(exampleOfFlag('🇩🇪')),
)

test.each(['', '🏴', 'Malta', '+999', '+1 20'])('there is none for “%s”', (text) => {
  expect([exampleOfFlag(text), exampleOfPhone(text)]).toEqual([undefined, undefined])
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
