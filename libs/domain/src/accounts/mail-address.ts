import { tidyText } from '../text'

const MAX_LENGTH = 254
// Linear on purpose: no part of it can match in two ways.
const ADDRESS = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u

/** Addresses are compared in this form. */
export function tidyMail(value: unknown): string {
  return tidyText(value).toLowerCase()
}

export function checkMail(value: unknown): string | undefined {
  const mail = tidyMail(value)
  if (mail === '') return 'Email is required'
  return mail.length <= MAX_LENGTH && mail.isWellFormed() && ADDRESS.test(mail)
    ? undefined
    : 'Email is invalid'
}
