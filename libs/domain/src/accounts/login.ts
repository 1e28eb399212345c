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

/** Only emptiness is checked: whether the two belong together is for the server to say. */
export function checkLogin(fields: Fields<keyof Login>): Validated<Login, keyof Login> {
  return checkFields(RULES, fields)
}
