import { checkFields, type Fields, type Rules, type Validated } from '../fields'
import { normalizeEmail } from './email-address'

export type Login = { mail: string; password: string }

const RULES: Rules<Login> = {
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
export function checkLogin(fields: Fields<keyof Login>): Validated<Login, keyof Login> {
  return checkFields(RULES, fields)
}
