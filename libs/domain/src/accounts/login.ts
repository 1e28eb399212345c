import { type Fields, type Rules, type Validated, validateFields } from '../fields'
import { normalizeEmail, validateEmail } from './email-address'

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

/** As a form asks for them: an email that none can be is not sent. */
export function validateLoginForm(
  fields: Fields<keyof LoginCredentials>,
): Validated<LoginCredentials, keyof LoginCredentials> {
  return validateFields({ ...RULES, mail: { ...RULES.mail, check: validateEmail } }, fields)
}
