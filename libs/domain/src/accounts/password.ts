import { PASSWORD_LENGTH } from '../limits'
import { codePointLength } from '../text'

/** A password is taken literally: not trimmed, not normalized, its length counted in code points. */
export function validatePassword(password: unknown): string | undefined {
  if (typeof password !== 'string' || password === '') return 'Password is required'
  const { min, max } = PASSWORD_LENGTH
  const length = codePointLength(password)
  if (length < min) return `Password must be at least ${min} characters`
  return length > max ? `Password must be at most ${max} characters` : undefined
}
