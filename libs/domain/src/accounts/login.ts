import { type Checked, checkFields, type Fields, type Rules } from '../fields'
import { tidyMail } from './mail-address'

export type Login = { mail: string; password: string }

const RULES: Rules<Login> = {
  mail: { check: (mail) => (tidyMail(mail) === '' ? 'Email is required' : undefined), read: tidyMail },
  password: {
    check: (password) =>
      typeof password === 'string' && password !== '' ? undefined : 'Password is required',
    read: String,
  },
}

/** Only emptiness is checked: whether the two belong together is for the server to say. */
export function checkLogin(fields: Fields<keyof Login>): Checked<Login, keyof Login> {
  return checkFields(RULES, fields)
}
