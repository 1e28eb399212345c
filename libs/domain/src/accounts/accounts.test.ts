import { describe, expect, test } from 'vitest'
import { initialsOf } from './initials'
import { validateLogin, validateLoginForm } from './login'
import { isAdmin } from './permission'
import { readPhone } from './read-phone'
import { validateRegistration } from './registration'

const readLocalPhone = (value: unknown) => readPhone(value, '+356')
const MARIA = {
  username: 'Maria Vella',
  mail: 'maria@example.com',
  password: 'sea and sun',
  phone: '+356 7900 0000',
}
const errorsOf = (change: Record<string, unknown>) => {
  const result = validateRegistration({ ...MARIA, ...change }, readLocalPhone)
  return result.ok ? {} : result.errors
}

describe('a login', () => {
  test('requires email and password only', () => {
    const result = validateLogin({ mail: '  ', password: '' })
    expect(result).toEqual({
      ok: false,
      errors: { mail: 'Email is required', password: 'Password is required' },
    })
    expect(validateLogin({ mail: 'not-an-email', password: ' ' }).ok).toBe(true)
  })

  test('is not sent by a form with an email that none can be', () => {
    const login = (mail: string) => validateLoginForm({ mail, password: 'sea and sun' })
    expect(login('not-an-email')).toEqual({ ok: false, errors: { mail: 'Email is invalid' } })
    expect(login(' ')).toEqual({ ok: false, errors: { mail: 'Email is required' } })
    expect(login(' ü@Example.com ')).toMatchObject({ value: { mail: 'ü@example.com' } })
  })

  test('treats a field of the wrong type as missing', () => {
    expect(validateLogin({ mail: { $gt: '' }, password: 7 })).toMatchObject({
      errors: { mail: 'Email is required', password: 'Password is required' },
    })
  })
})

describe('a registration', () => {
  test('normalizes the email to lower case and the phone to digits', () => {
    expect(validateRegistration({ ...MARIA, mail: ' Maria@Example.com ' }, readLocalPhone)).toEqual({
      ok: true,
      value: { ...MARIA, phone: '+35679000000' },
    })
  })

  test.each([
    'a',
    'a@',
    '@b',
    'a@b',
    'a b@c.d',
    'a@@b.c',
    'a@.c',
    'a@b.',
    'a@b.c\nBcc: x@y.z',
    'a\0b@c.d',
    'a@b.c\r\n',
    '\ta@b.c',
    'a@b.c\u0007d',
    'a\u0085@b.c',
    '\uD800@b.c',
    `${'a'.repeat(250)}@b.cd`,
  ])('%o is no email address', (mail) => expect(errorsOf({ mail })).toEqual({ mail: 'Email is invalid' }))

  test.each(['a@b.c', 'ü@b.c'])('%o is an email address', (mail) => expect(errorsOf({ mail })).toEqual({}))

  test('checks a hostile address in linear time', () => {
    expect(errorsOf({ mail: `a@${'a.'.repeat(50_000)}` })).toEqual({ mail: 'Email is invalid' })
  })

  test.each([
    ['1234567', 'Password must be at least 8 characters'],
    ['🌊🌊🌊🌊🌊🌊🌊', 'Password must be at least 8 characters'],
    ['a'.repeat(129), 'Password must be at most 128 characters'],
    ['', 'Password is required'],
    ['Maria@example.com', 'Please choose another password'],
    ['maria vella', 'Please choose another password'],
    ['salt and \uD800 sun', 'Contains invalid characters'],
    ['salt and \0 sun', 'Contains invalid characters'],
    ['salt\tand sun', 'Contains invalid characters'],
    ['salt and sun\n', 'Contains invalid characters'],
  ])('refuses the password %o', (password, message) =>
    expect(errorsOf({ password })).toEqual({ password: message }),
  )

  test.each(['12345678', '        ', 'a'.repeat(128), '🌊'.repeat(64)])(
    'accepts the password %o',
    (password) => {
      expect(errorsOf({ password })).toEqual({})
    },
  )

  test.each([
    ['', 'Phone number is required'],
    ['+356', 'Phone number is required'],
    ['+999123456', 'Country code is required'],
    ['abc', 'Phone number is invalid'],
    ['+356 12', 'Phone number is invalid'],
    [`+356${'1'.repeat(40)}`, 'Phone number is invalid'],
    ['+356<script>', 'Phone number is invalid'],
  ])('refuses the phone %o', (phone, message) => expect(errorsOf({ phone })).toEqual({ phone: message }))

  test.each([
    '\u202Eevil',
    'a\r\nb',
    'a\0b',
    '\uD800',
    'a\u0085b',
    'a\u009Bb',
    'a\u2028b',
    'a\tb',
    'a\r\n',
    '\tb',
    'a\u2028',
    'Win at https://evil.example',
    'x://y',
  ])('refuses the name %o', (username) => {
    expect(errorsOf({ username })).toEqual({ username: 'Contains invalid characters' })
  })

  test('accepts any other name literally', () => {
    for (const username of [
      '<img src=x onerror=alert(1)>',
      '=HYPERLINK("x")',
      'Ġorġ Żammit 🌊',
      '\u200Fدينا',
    ]) {
      expect(errorsOf({ username })).toEqual({})
    }
    expect(errorsOf({ username: 'a'.repeat(101) })).toEqual({
      username: 'Username must be at most 100 characters',
    })
  })
})

test('only the number 1 makes an administrator', () => {
  expect(isAdmin({ permission_level: 1 })).toBe(true)
  for (const permission_level of [0, 2, '1', true, null]) expect(isAdmin({ permission_level })).toBe(false)
  expect(isAdmin(undefined)).toBe(false)
})

test.each([
  ['Maria Vella', 'MV'],
  ['Ana Maria de la Cruz', 'AC'],
  ['maria', 'M'],
  ['  ', ''],
  ['🌊 Żammit', '🌊Ż'],
])('the initials of %o are %o', (name, initials) => expect(initialsOf(name)).toBe(initials))
