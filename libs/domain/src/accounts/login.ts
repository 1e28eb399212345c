import { type Fields, type Rules, type Validated, validateFields } from '../fields'
import { normalizeEmail } from './email-address'

export type LoginCredentials = { mail: string; password: string }

const RULES: Rules<LoginCredentials> = {
  mail: {
    check: (mail) => (normalizeEmail(mail) === '' ? 'Email is required' : undefined),
    read: normalizeEmail,
  },
  password: {
    check: (password) =>
      typeof password === 'string' && password !== '' ? undefined : 'Password is required',
    read: String,
  },
}

/** Checks for missing values only; the server verifies the password. */
export function validateLogin(
  fields: Fields<keyof LoginCredentials>,
): Validated<LoginCredentials, keyof LoginCredentials> {
  return validateFields(RULES, fields)
}
