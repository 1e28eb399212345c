import { checkLogin, type FieldErrors, type Login } from '@luzzu/domain'

/** What the form holds. `rememberMe` stays in it: it is not sent. */
export type LoginForm = { email: string; password: string; rememberMe: boolean }

export type LoginErrors = FieldErrors<'email' | 'password'>

export const EMPTY_LOGIN: LoginForm = { email: '', password: '', rememberMe: false }

type Validation = { ok: true; login: Login } | { ok: false; errors: LoginErrors }

export function validateLogin({ email, password }: LoginForm): Validation {
  const checked = checkLogin({ mail: email, password })
  if (checked.ok) return { ok: true, login: checked.value }
  const { mail: emailError, password: passwordError } = checked.errors
  return {
    ok: false,
    errors: { ...(emailError && { email: emailError }), ...(passwordError && { password: passwordError }) },
  }
}
