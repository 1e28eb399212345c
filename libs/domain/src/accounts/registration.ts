import { type Fields, type Rule, type Rules, type Validated, validateFields } from '../fields'
import { MAX_LENGTH } from '../limits'
import { INVALID_CHARACTERS, normalizeText, textRule } from '../text'
import { normalizeEmail, validateEmail } from './email-address'
import { validatePassword } from './password'
import { normalizePhone, validatePhone } from './phone'

export type NewCustomer = { username: string; mail: string; phone: string }
export type Registration = NewCustomer & { password: string }

const NAME = textRule({ required: 'Username is required', name: 'Username', max: MAX_LENGTH.username })

/** Names appear in emails: a URL in a name would turn them into spam. */
export const USERNAME: Rule<string> = {
  check: (name) => NAME.check(name) ?? (normalizeText(name).includes('://') ? INVALID_CHARACTERS : undefined),
  read: NAME.read,
}

const newCustomerRules = (countryCodes: ReadonlySet<string>): Rules<NewCustomer> => ({
  username: USERNAME,
  mail: { check: validateEmail, read: normalizeEmail },
  phone: { check: (phone) => validatePhone(phone, countryCodes), read: normalizePhone },
})

/** Checks a customer whom staff add, who has no password yet. */
export function validateNewCustomer(
  fields: Fields<keyof NewCustomer>,
  countryCodes: ReadonlySet<string>,
): Validated<NewCustomer, keyof NewCustomer> {
  return validateFields(newCustomerRules(countryCodes), fields)
}

/** Checks a registration. `countryCodes` are those that the server knows. */
export function validateRegistration(
  fields: Fields<keyof Registration>,
  countryCodes: ReadonlySet<string>,
): Validated<Registration, keyof Registration> {
  const { phone, ...rules } = newCustomerRules(countryCodes)
  const password: Rule<string> = {
    check: (value) => validatePassword(value) ?? validateGuessable(value, fields),
    read: String,
  }
  return validateFields<Registration>({ ...rules, password, phone }, fields)
}

/** A password must not equal the name or the email. */
export function validateGuessable(
  password: unknown,
  { username, mail }: Fields<'username' | 'mail'>,
): string | undefined {
  const known = [normalizeText(username).toLowerCase(), normalizeEmail(mail)]
  return known.includes(String(password).toLowerCase()) ? 'Please choose another password' : undefined
}
