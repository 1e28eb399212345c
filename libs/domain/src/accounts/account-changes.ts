import { type Fields, type Rules, validated, validateSentFields } from '../fields'
import { normalizeEmail, validateEmail } from './email-address'
import { validatePassword } from './password'
import type { PermissionLevel } from './permission'

/** Whether something that is no address was sent is only told of an empty one; others are answered as unknown ones. */
export function validateResetRequest({ mail }: Fields<'mail'>) {
  const address = normalizeEmail(mail)
  return validated({ mail: address }, { mail: address === '' ? validateEmail(mail) : undefined })
}

export const validateNewPassword = ({ password }: Fields<'password'>) =>
  validated({ password: String(password) }, { password: validatePassword(password) })

/** Staff send no password. */
export const validateAccountDeletion = ({ password }: Fields<'password'>) =>
  validated(
    { password: typeof password === 'string' ? password : '' },
    password === undefined || typeof password === 'string' ? {} : { password: 'Password is required' },
  )

const CUSTOMER_RULES: Rules<{ permission_level: PermissionLevel; disabled: boolean }> = {
  permission_level: {
    check: (level) => (level === 0 || level === 1 ? undefined : 'permission_level must be 0 or 1'),
    read: (level) => (level === 1 ? 1 : 0),
  },
  disabled: {
    check: (value) => (typeof value === 'boolean' ? undefined : 'disabled must be true or false'),
    read: Boolean,
  },
}

/** A body without any of the fields lacks the first. */
export const validateCustomerChange = ({
  permission_level,
  disabled,
}: Fields<'permission_level' | 'disabled'>) =>
  validateSentFields(
    CUSTOMER_RULES,
    permission_level === undefined && disabled === undefined
      ? { permission_level: null }
      : { permission_level, disabled },
  )
