import { readPhone } from '@luzzu/domain/phone'
import { describe, expect, test } from 'vitest'
import {
  DEFAULT_COUNTRY,
  type RegistrationForm,
  serverFieldErrors,
  validateRegistrationForm,
} from './registration-form'

const empty: RegistrationForm = { username: '', mail: '', password: '', country: DEFAULT_COUNTRY, phone: '' }

const filled: RegistrationForm = {
  ...empty,
  username: 'Maria Vella',
  mail: 'maria@example.com',
  password: 'calm-waters-8',
  phone: '7900 0000',
}

const errorsOf = (form: RegistrationForm) => {
  const validation = validateRegistrationForm(form, readPhone)
  return validation.ok ? {} : validation.errors
}

const refusal = (type: string, rest: object) => ({
  status: 409,
  message: 'refused',
  body: { type: `/problems/${type}`, message: 'This email is already registered', ...rest },
})

describe('the registration form', () => {
  test('an empty form marks every field but the country, which has a default', () => {
    expect(errorsOf(empty)).toEqual({
      username: 'Username is required',
      mail: 'Email is required',
      password: 'Password is required',
      phone: 'Phone number is required',
    })
  })

  test('an invalid email and a short password are refused', () => {
    expect(errorsOf({ ...filled, mail: 'maria@', password: 'seven77' })).toEqual({
      mail: 'Email is invalid',
      password: 'Password must be at least 8 characters',
    })
  })

  test('a missing country code is marked at its own field', () => {
    expect(errorsOf({ ...filled, country: null })).toEqual({ country: 'Country code is required' })
    expect(errorsOf({ ...filled, country: null, phone: '' })).toEqual({
      country: 'Country code is required',
      phone: 'Phone number is required',
    })
    expect(errorsOf({ ...filled, country: null, phone: '+33 6 12 34 56 78' })).toEqual({})
  })

  test('a country code that no country has is marked at the number, beside a chosen country', () => {
    expect(errorsOf({ ...filled, phone: '+999 123456789' })).toEqual({ phone: 'Country code is required' })
  })

  test('the country code is joined to the number', () => {
    const validation = validateRegistrationForm(filled, readPhone)
    expect(validation.ok && validation.value.phone).toBe('+35679000000')
  })

  test.each([
    ['+33 6 12 34 56 78', '+33612345678'],
    ['06 12 34 56 78', '+33612345678'],
    ['33 6 12 34 56 78', '+33612345678'],
    ['0044 7911 123456', '+447911123456'],
  ])('with France chosen, %s is %s', (phone, kept) => {
    const country = { code: '+33', flag: '🇫🇷', name: 'France' }
    const validation = validateRegistrationForm({ ...filled, country, phone }, readPhone)
    expect(validation.ok && validation.value.phone).toBe(kept)
  })

  test('an email in use is marked at the email field', () => {
    expect(serverFieldErrors(refusal('duplicate', {}))).toEqual({ mail: 'This email is already registered' })
  })

  test('fields that the server names are marked', () => {
    const errors = [{ pointer: '#/mail', detail: 'Email is invalid' }]
    expect(serverFieldErrors(refusal('validation', { errors }))).toEqual({ mail: 'Email is invalid' })
  })
})
