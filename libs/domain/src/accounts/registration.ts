import { type Checked, checkFields, type Fields } from '../fields'
import { textRule, tidyText } from '../text'
import { checkMail, tidyMail } from './mail-address'
import { checkPassword } from './password'
import { checkPhone, tidyPhone } from './phone'

export type Registration = { username: string; mail: string; password: string; phone: string }

const USERNAME = textRule({ required: 'Username is required', name: 'Username', max: 100 })

/** Everything that a person who registers has to give. `countryCodes` are those that the server knows. */
export function checkRegistration(
  fields: Fields<keyof Registration>,
  countryCodes: ReadonlySet<string>,
): Checked<Registration, keyof Registration> {
  return checkFields<Registration>(
    {
      username: USERNAME,
      mail: { check: checkMail, read: tidyMail },
      password: { check: (password) => checkPassword(password) ?? checkGuessable(fields), read: String },
      phone: { check: (phone) => checkPhone(phone, countryCodes), read: tidyPhone },
    },
    fields,
  )
}

/** A password that is printed beside it is none. */
function checkGuessable({ username, mail, password }: Fields<keyof Registration>): string | undefined {
  const known = [tidyText(username).toLowerCase(), tidyMail(mail)]
  return known.includes(String(password).toLowerCase()) ? 'Please choose another password' : undefined
}
