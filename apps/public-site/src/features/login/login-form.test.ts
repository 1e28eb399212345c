import { expect, test } from 'vitest'
import { EMPTY_LOGIN, judgeLogin } from './login-form'

test('an empty form names both fields', () => {
  expect(judgeLogin(EMPTY_LOGIN)).toEqual({
    ok: false,
    errors: { email: 'Email is required', password: 'Password is required' },
  })
})

test('the choice to be remembered is not part of what is sent', () => {
  const judged = judgeLogin({ email: 'maria@example.com', password: 'secret', rememberMe: true })
  expect(judged).toEqual({ ok: true, login: { mail: 'maria@example.com', password: 'secret' } })
})
