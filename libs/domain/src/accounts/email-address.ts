import { MAX_LENGTH } from '../limits'
import { codePointLength, hasInvalidCharacters, normalizeText } from '../text'

// Linear on purpose: no part of it can match in two ways.
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Emails are stored and compared in this form. */
export function normalizeEmail(value: unknown): string {
  return normalizeText(value).toLowerCase()
}

export function validateEmail(value: unknown): string | undefined {
  const mail = normalizeEmail(value)
  if (mail === '') return 'Email is required'
  const isShort = codePointLength(mail) <= MAX_LENGTH.email
  return isShort && !hasInvalidCharacters(String(value)) && ADDRESS.test(mail)
    ? undefined
    : 'Email is invalid'
}
