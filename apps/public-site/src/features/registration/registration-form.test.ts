import { describe, expect, test } from 'vitest'
import {
  EMPTY_REGISTRATION,
  type RegistrationForm,
  serverFieldErrors,
  validateRegistration,
} from './registration-form'

const filled: RegistrationForm = {
  ...EMPTY_REGISTRATION,
  username: 'Maria Vella',
  email: 'maria@example.com',
  password: 'calm-waters-8',
  phone: '7900 0000',
}

const errorsOf = (form: RegistrationForm) => {
  const validation = validateRegistration(form)
  return validation.ok ? {} : validation.errors
}

const refusal = (type: string, rest: object) => ({
  status: 409,
  message: 'refused',
  body: { type: `/problems/${type}`, message: 'This email is already registered', ...rest },
})

describe('the registration form', () => {
  test('an empty form names every field but the country, which has a default', () => {
    expect(errorsOf(EMPTY_REGISTRATION)).toEqual({
      username: 'Username is required',
      email: 'Email is required',
      password: 'Password is required',
      phone: 'Phone number is required',
    })
  })

  test('an email that looks like none and a short password are refused', () => {
    expect(errorsOf({ ...filled, email: 'maria@', password: 'seven77' })).toEqual({
      email: 'Email is invalid',
      password: 'Password must be at least 8 characters',
    })
  })

  test('a form without a country code asks for it at its own field', () => {
    expect(errorsOf({ ...filled, country: null })).toEqual({ country: 'Country code is required' })
  })

  test('the country code is joined to the number', () => {
    const validation = validateRegistration(filled)
    expect(validation.ok && validation.registration.phone).toBe('+35679000000')
  })

  test('a mail that is in use is said at the email', () => {
    expect(serverFieldErrors(refusal('duplicate', {}))).toEqual({ email: 'This email is already registered' })
  })

  test('fields that the server names are marked as the form calls them', () => {
    const errors = [{ pointer: '#/mail', detail: 'Email is invalid' }]
    expect(serverFieldErrors(refusal('validation', { errors }))).toEqual({ email: 'Email is invalid' })
  })
})
