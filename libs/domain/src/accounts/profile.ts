import { type Fields, type Validated, validateFields } from '../fields'
import { phoneRule, type ReadPhone } from './phone'
import { USERNAME } from './registration'

/** What users change about themselves; the email identifies the account. */
export type Profile = { username: string; phone: string }

/** Checks name and phone as a registration does. */
export function validateProfile(
  fields: Fields<keyof Profile>,
  readPhone: ReadPhone,
): Validated<Profile, keyof Profile> {
  return validateFields<Profile>(
    {
      username: USERNAME,
      phone: phoneRule(readPhone),
    },
    fields,
  )
}
