import { type Fields, type Validated, validateFields } from '../fields'
import { normalizePhone, validatePhone } from './phone'
import { USERNAME } from './registration'

/** What users change about themselves; the email identifies the account. */
export type Profile = { username: string; phone: string }

/** Checks name and phone as a registration does. */
export function validateProfile(
  fields: Fields<keyof Profile>,
  countryCodes: ReadonlySet<string>,
): Validated<Profile, keyof Profile> {
  return validateFields<Profile>(
    {
      username: USERNAME,
      phone: { check: (phone) => validatePhone(phone, countryCodes), read: normalizePhone },
    },
    fields,
  )
}
