import { checkFields, type Fields, type Rule, type Validated } from '../fields'
import { MAX_LENGTH } from '../limits'
import { INVALID_CHARACTERS, normalizeText, textRule } from '../text'
import { checkEmail, normalizeEmail } from './email-address'
import { checkPassword } from './password'
import { checkPhone, normalizePhone } from './phone'

export type Registration = { username: string; mail: string; password: string; phone: string }

const NAME = textRule({ required: 'Username is required', name: 'Username', max: MAX_LENGTH.username })

/** Mails greet people by their names: an address of a page in one would make them carry advertisements. */
const USERNAME: Rule<string> = {
  check: (name) => NAME.check(name) ?? (normalizeText(name).includes('://') ? INVALID_CHARACTERS : undefined),
  read: NAME.read,
}

/** Everything that a person who registers has to give. `countryCodes` are those that the server knows. */
export function checkRegistration(
  fields: Fields<keyof Registration>,
  countryCodes: ReadonlySet<string>,
): Validated<Registration, keyof Registration> {
  return checkFields<Registration>(
    {
      username: USERNAME,
      mail: { check: checkEmail, read: normalizeEmail },
      password: { check: (password) => checkPassword(password) ?? checkGuessable(fields), read: String },
      phone: { check: (phone) => checkPhone(phone, countryCodes), read: normalizePhone },
    },
    fields,
  )
}

/** A password that is printed beside it is none. */
function checkGuessable({ username, mail, password }: Fields<keyof Registration>): string | undefined {
  const known = [normalizeText(username).toLowerCase(), normalizeEmail(mail)]
  return known.includes(String(password).toLowerCase()) ? 'Please choose another password' : undefined
}
