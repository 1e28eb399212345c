import { type Fields, type Rules, type Validated, validateFields } from '../fields'
import { validatePassword } from './password'

export type PasswordChange = { current_password: string; password: string }

const RULES: Rules<PasswordChange> = {
  current_password: {
    check: (password) =>
      typeof password === 'string' && password !== '' ? undefined : 'Current password is required',
    read: String,
  },
  password: { check: validatePassword, read: String },
}

/** Checks a change of password; whether the current one is right, the server finds out. */
export function validatePasswordChange(
  fields: Fields<keyof PasswordChange>,
): Validated<PasswordChange, keyof PasswordChange> {
  return validateFields(RULES, fields)
}
