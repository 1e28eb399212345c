import type { Rule } from '../fields'

export const PHONE_MESSAGES = {
  code: 'Country code is required',
  number: 'Phone number is required',
  invalid: 'Phone number is invalid',
} as const

/** Blanks, brackets, dots, slashes and dashes of any kind. */
const PUNCTUATION = /[\s\u2060.()/\u2010-\u2015\u2212-]/g
/** A part of a phone number by which somebody can be found; fewer digits would match almost everybody. */
export const PART_OF_PHONE = /^\+?\d{3,}$/

/** The digits by which numbers are found that are kept with their country; `undefined` for what is no part of one. */
export function phoneDigits(text: string, minimum = 3): string | undefined {
  const phone = normalizePhone(text)
  if (!PART_OF_PHONE.test(phone)) return undefined
  const digits = phone.replace(/^\+?0*/, '')
  if (digits.length >= minimum) return digits
  // Zeros that do not stand for a prefix: the last digits of a number may begin with them.
  return phone.length >= minimum && !phone.startsWith('+') ? phone : undefined
}

export const DEFAULT_COUNTRY_CODE = '+356'

/** A phone number as it is kept, E.164 (`+35679991122`), or why it is none. */
export type PhoneReading = { ok: true; phone: string } | { ok: false; message: string }

/** Reads a phone number as people write it. The one of `@luzzu/domain/phone` knows the numbers of every country. */
export type ReadPhone = (value: unknown) => PhoneReading

/** Digits and a leading plus, without separators. */
export function normalizePhone(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(PUNCTUATION, '') : ''
}

/** The field of a phone number in a form or a body. */
export function phoneRule(readPhone: ReadPhone): Rule<string> {
  return {
    check: (value) => {
      const reading = readPhone(value)
      return reading.ok ? undefined : reading.message
    },
    read: (value) => {
      const reading = readPhone(value)
      return reading.ok ? reading.phone : ''
    },
  }
}

/**
 * What stands in for the reader of `@luzzu/domain/phone` until it is loaded: it takes what could be a number, for the
 * server to read.
 */
export function readAnyPhone(value: unknown, callingCode: string | undefined): PhoneReading {
  const phone = normalizePhone(value)
  if (phone === '') return { ok: false, message: PHONE_MESSAGES.number }
  if (!/^\+?\d+$/.test(phone)) return { ok: false, message: PHONE_MESSAGES.invalid }
  return { ok: true, phone: /^(\+|00)/.test(phone) ? phone : `${callingCode ?? ''}${phone}` }
}
