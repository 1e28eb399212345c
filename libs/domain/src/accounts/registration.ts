import { type Fields, type Rule, type Validated, validateFields } from '../fields'
import { MAX_LENGTH } from '../limits'
import { INVALID_CHARACTERS, normalizeText, textRule } from '../text'
import { normalizeEmail, validateEmail } from './email-address'
import { validatePassword } from './password'
import { normalizePhone, validatePhone } from './phone'

export type Registration = { username: string; mail: string; password: string; phone: string }

const NAME = textRule({ required: 'Username is required', name: 'Username', max: MAX_LENGTH.username })

/** Names appear in emails: a URL in a name would turn them into spam. */
const USERNAME: Rule<string> = {
  check: (name) => NAME.check(name) ?? (normalizeText(name).includes('://') ? INVALID_CHARACTERS : undefined),
  read: NAME.read,
}

/** Checks a registration. `countryCodes` are those that the server knows. */
export function validateRegistration(
  fields: Fields<keyof Registration>,
  countryCodes: ReadonlySet<string>,
): Validated<Registration, keyof Registration> {
  return validateFields<Registration>(
    {
      username: USERNAME,
      mail: { check: validateEmail, read: normalizeEmail },
      password: {
        check: (password) => validatePassword(password) ?? validateGuessable(fields),
        read: String,
      },
      phone: { check: (phone) => validatePhone(phone, countryCodes), read: normalizePhone },
    },
    fields,
  )
}

/** A password must not equal another field. */
function validateGuessable({ username, mail, password }: Fields<keyof Registration>): string | undefined {
  const known = [normalizeText(username).toLowerCase(), normalizeEmail(mail)]
  return known.includes(String(password).toLowerCase()) ? 'Please choose another password' : undefined
}
