import { type Fields, type Rules, type Validated, validateFields } from '../fields'
import { PASSWORD_LENGTH } from '../limits'
import { codePointLength, hasInvalidCharacters, INVALID_CHARACTERS } from '../text'

/** A password is taken literally: not trimmed, not normalized, its length counted in code points. */
export function validatePassword(password: unknown): string | undefined {
  if (typeof password !== 'string' || password === '') return 'Password is required'
  // Each lone surrogate is encoded as the same bytes: passwords that differ in one would have one hash.
  if (hasInvalidCharacters(password)) return INVALID_CHARACTERS
  const { min, max } = PASSWORD_LENGTH
  const length = codePointLength(password)
  if (length < min) return `Password must be at least ${min} characters`
  return length > max ? `Password must be at most ${max} characters` : undefined
}

export type PasswordChange = { current_password: string; password: string }

const RULES: Rules<PasswordChange> = {
  current_password: {
    check: (password) =>
      typeof password === 'string' && password !== '' ? undefined : 'Current password is required',
    read: String,
  },
  password: { check: validatePassword, read: String },
}

/** Checks a change of password; whether the current one is right, the server finds out. */
export function validatePasswordChange(
  fields: Fields<keyof PasswordChange>,
): Validated<PasswordChange, keyof PasswordChange> {
  return validateFields(RULES, fields)
}
