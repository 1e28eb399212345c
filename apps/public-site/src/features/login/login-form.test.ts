import { expect, test } from 'vitest'
import { EMPTY_LOGIN, validateLogin } from './login-form'

test('an empty form names both fields', () => {
  expect(validateLogin(EMPTY_LOGIN)).toEqual({
    ok: false,
    errors: { email: 'Email is required', password: 'Password is required' },
  })
})

test('the choice to be remembered is not part of what is sent', () => {
  const validation = validateLogin({ email: 'maria@example.com', password: 'secret', rememberMe: true })
  expect(validation).toEqual({ ok: true, login: { mail: 'maria@example.com', password: 'secret' } })
})
