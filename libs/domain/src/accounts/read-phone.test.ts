import { describe, expect, test } from 'vitest'
import { readAnyPhone } from './phone'
import { homeCallingCode, homeCountry, readPhone } from './read-phone'

const read = (text: unknown, callingCode?: string) => {
  const reading = readPhone(text, callingCode)
  return reading.ok ? reading.phone : reading.message
}

describe('a phone number is read as people write it', () => {
  test.each([
    ['79991122', '+356', '+35679991122'],
    ['079991122', '+356', '+35679991122'],
    ['356 7999 1122', '+356', '+35679991122'],
    ['00356 7999 1122', '+356', '+35679991122'],
    ['+356 7999-1122', '+356', '+35679991122'],
    ['+356 (0)7999 1122', '+33', '+35679991122'],
    ['(+356) 7999.11.22', undefined, '+35679991122'],
    ['2100 0001', '+356', '+35621000001'],
    ['+33 6 12 34 56 78', '+356', '+33612345678'],
    ['06 12 34 56 78', '+33', '+33612345678'],
    ['+33 06 12 34 56 78', '+356', '+33612345678'],
    ['06/12/34/56/78', '+33', '+33612345678'],
    ['+44 (0)20 7946 0018', '+356', '+442079460018'],
    ['020 7946 0018', '+44', '+442079460018'],
    ['8 (916) 123-45-67', '+7', '+79161234567'],
    ['1 (202) 555–0123', '+1', '+12025550123'],
    ['0151 23456789', '+49', '+4915123456789'],
    ['0491 512345', '+49', '+49491512345'],
  ])('%s (%s) is %s', (text, callingCode, phone) => expect(read(text, callingCode)).toBe(phone))

  test.each([
    ['06 1234 5678', '+39', '+390612345678'],
    ['+39 06 1234 5678', '+356', '+390612345678'],
    ['+39 (0)6 1234 5678', '+356', '+390612345678'],
    ['333 123 4567', '+39', '+393331234567'],
    ['393 123 4567', '+39', '+393931234567'],
    ['+39 055 555142', '+356', '+39055555142'],
  ])('the 0 of an Italian number is kept: %s (%s) is %s', (text, callingCode, phone) =>
    expect(read(text, callingCode)).toBe(phone),
  )

  test.each([
    ['+356 356 7999 1122', '+356'],
    ['356 356 7999 1122', '+356'],
    ['+356 +356 7999 1122', '+356'],
    ['+33 33 6 12 34 56 78', '+33'],
    ['+39 39 333 123 4567', '+39'],
    ['+49 49 151 23456789', '+356'],
    ['+1 1 202 555 0123', '+1'],
    ['+44 44 7911 123456', '+44'],
  ])('a country code that is typed twice is refused: %s', (text, callingCode) =>
    expect(read(text, callingCode)).toBe('Phone number is invalid'),
  )

  test.each([
    ['', 'Phone number is required'],
    [null, 'Phone number is required'],
    [79_991_122, 'Phone number is required'],
    ['+356', 'Phone number is required'],
    ['+999 123456', 'Country code is required'],
    ['12', 'Phone number is invalid'],
    ['7999 11', 'Phone number is invalid'],
    ['7999 1122 ext. 3', 'Phone number is invalid'],
    ['٧٩٩٩١١٢٢', 'Phone number is invalid'],
    ['7'.repeat(23), 'Phone number is invalid'],
    [`+999${'1'.repeat(20)}`, 'Phone number is invalid'],
    ['1'.repeat(50_000), 'Phone number is invalid'],
  ])('%o in Malta: %s', (text, message) => expect(read(text, '+356')).toBe(message))

  test('without a country only a number with its code is one', () => {
    expect(read('79991122')).toBe('Country code is required')
    expect(read('7'.repeat(23))).toBe('Phone number is invalid')
    expect(read('+35679991122')).toBe('+35679991122')
  })

  test('what is kept is read as itself, wherever', () => {
    for (const phone of ['+35679991122', '+390612345678', '+393331234567', '+4915123456789', '+12025550123'])
      for (const callingCode of ['+356', '+39', '+49', '+1', undefined])
        expect(read(phone, callingCode)).toBe(phone)
  })
})

test('until the table is loaded, what could be a number is left to the server', () => {
  expect(readAnyPhone('7999 1122', '+356')).toEqual({ ok: true, phone: '+35679991122' })
  expect(readAnyPhone('+33 6 12', '+356')).toEqual({ ok: true, phone: '+33612' })
  expect(readAnyPhone('abc', '+356')).toMatchObject({ message: 'Phone number is invalid' })
  expect(readAnyPhone(' ', '+356')).toMatchObject({ message: 'Phone number is required' })
})

const MALTESE = '+356 2100 0000'

describe('the country of the business', () => {
  test.each([
    ['Europe/Malta', 'MT', '+356'],
    ['Europe/Rome', 'IT', '+39'],
    ['Europe/Paris', 'FR', '+33'],
    ['America/New_York', 'US', '+1'],
    ['Asia/Kolkata', 'IN', '+91'],
    ['Asia/Calcutta', 'IN', '+91'],
  ])('of the time zone %s is %s (%s), wherever it is called', (timeZone, country, code) => {
    const home = { timeZone, phone: MALTESE }
    expect(homeCountry(home)).toBe(country)
    expect(homeCallingCode(home)).toBe(code)
  })

  test.each([
    ['UTC', MALTESE, 'MT', '+356'],
    ['Etc/GMT+11', '+1 808 555 0123', 'US', '+1'],
    ['UTC', '0039 06 1234 5678', 'IT', '+39'],
    ['UTC', '2100 0000', undefined, undefined],
    ['UTC', '', undefined, undefined],
  ])('of the zone %s, which has none, is that of its phone %s', (timeZone, phone, country, code) => {
    expect(homeCountry({ timeZone, phone })).toBe(country)
    expect(homeCallingCode({ timeZone, phone })).toBe(code)
  })
})
