import { type Fields, type Rule, type Validated, validateFields } from '../fields'
import { MAX_LENGTH } from '../limits'
import { INVALID_CHARACTERS, normalizeText, textRule } from '../text'
import { normalizeEmail, validateEmail } from './email-address'
import { validatePassword } from './password'
import { phoneRule, type ReadPhone } from './phone'

/** Without an address nothing is mailed, and there is no account. */
export type NewCustomer = { username: string; mail: string | null; phone: string }
/** A customer without an account, who is reached by email. */
export type Guest = { username: string; mail: string; phone: string }
export type Registration = { username: string; mail: string; phone: string; password: string }

const NAME = textRule({ required: 'Username is required', name: 'Username', max: MAX_LENGTH.username })

/** Names appear in emails: a URL in a name would turn them into spam. */
export const USERNAME: Rule<string> = {
  check: (name) => NAME.check(name) ?? (normalizeText(name).includes('://') ? INVALID_CHARACTERS : undefined),
  read: NAME.read,
}

const MAIL: Rule<string> = { check: validateEmail, read: normalizeEmail }

const isMissing = (mail: unknown) =>
  mail === undefined || mail === null || (typeof mail === 'string' && normalizeText(mail) === '')

const OPTIONAL_MAIL: Rule<string | null> = {
  check: (mail) => (isMissing(mail) ? undefined : validateEmail(mail)),
  read: (mail) => (isMissing(mail) ? null : normalizeEmail(mail)),
}

/** Checks a customer whom staff add, who has no password yet. */
export function validateNewCustomer(
  fields: Fields<keyof NewCustomer>,
  readPhone: ReadPhone,
): Validated<NewCustomer, keyof NewCustomer> {
  return validateFields<NewCustomer>(
    { username: USERNAME, mail: OPTIONAL_MAIL, phone: phoneRule(readPhone) },
    fields,
  )
}

/** Checks what a guest says of themselves. */
export function validateGuest(
  fields: Fields<keyof Guest>,
  readPhone: ReadPhone,
): Validated<Guest, keyof Guest> {
  return validateFields<Guest>({ username: USERNAME, mail: MAIL, phone: phoneRule(readPhone) }, fields)
}

/** Checks a registration. */
export function validateRegistration(
  fields: Fields<keyof Registration>,
  readPhone: ReadPhone,
): Validated<Registration, keyof Registration> {
  const password: Rule<string> = {
    check: (value) => validatePassword(value) ?? validateGuessable(value, fields),
    read: String,
  }
  return validateFields<Registration>(
    { username: USERNAME, mail: MAIL, password, phone: phoneRule(readPhone) },
    fields,
  )
}

/** A password must not equal the name or the email. */
export function validateGuessable(
  password: unknown,
  { username, mail }: Fields<'username' | 'mail'>,
): string | undefined {
  const known = [normalizeText(username).toLowerCase(), normalizeEmail(mail)]
  return known.includes(String(password).toLowerCase()) ? 'Please choose another password' : undefined
}
