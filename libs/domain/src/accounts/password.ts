import { codePointLength } from '../text'

export const PASSWORD_MIN = 8
const PASSWORD_MAX = 128
/** The time to hash grows with bytes, so a password has a limit in bytes too. */
export const PASSWORD_MAX_BYTES = 1024

/** A password is taken literally: not trimmed, not normalized, its length counted in code points. */
export function checkPassword(password: unknown): string | undefined {
  if (typeof password !== 'string' || password === '') return 'Password is required'
  const length = codePointLength(password)
  if (length < PASSWORD_MIN) return `Password must be at least ${PASSWORD_MIN} characters`
  const bytes = new TextEncoder().encode(password).length
  const tooLong = length > PASSWORD_MAX || bytes > PASSWORD_MAX_BYTES
  return tooLong ? `Password must be at most ${PASSWORD_MAX} characters` : undefined
}
