import { MAX_LENGTH } from '../limits'
import { codePointLength, normalizeText } from '../text'

// Linear on purpose: no part of it can match in two ways.
const ADDRESS = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u

/** Emails are stored and compared in this form. */
export function normalizeEmail(value: unknown): string {
  return normalizeText(value).toLowerCase()
}

export function validateEmail(value: unknown): string | undefined {
  const mail = normalizeEmail(value)
  if (mail === '') return 'Email is required'
  return codePointLength(mail) <= MAX_LENGTH.email && mail.isWellFormed() && ADDRESS.test(mail)
    ? undefined
    : 'Email is invalid'
}
