const MESSAGES = {
  code: 'Country code is required',
  number: 'Phone number is required',
  invalid: 'Phone number is invalid',
} as const

const PUNCTUATION = /[\s.()-]/g
/** A part of a phone number by which somebody can be found; fewer digits would match almost everybody. */
export const PART_OF_PHONE = /^\+?\d{3,}$/

const PHONE = /^\+[1-9]\d{5,14}$/

export const DEFAULT_COUNTRY_CODE = '+356'

/** Digits and a leading plus, without separators. */
export function normalizePhone(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(PUNCTUATION, '') : ''
}

/**
 * The error message for a phone number without a known country code, with nothing but the code, or of invalid form.
 * `countryCodes` are such as `+356`.
 */
export function validatePhone(value: unknown, countryCodes: ReadonlySet<string>): string | undefined {
  const phone = normalizePhone(value)
  if (phone === '') return MESSAGES.number
  if (countryCodes.has(phone)) return MESSAGES.number
  if (!/^\+?\d+$/.test(phone)) return MESSAGES.invalid
  if (!startsWithCode(phone, countryCodes)) return MESSAGES.code
  return PHONE.test(phone) ? undefined : MESSAGES.invalid
}

/** The two form fields of a phone number. */
export function validatePhoneFields(code: string, number: string) {
  return {
    code: code.trim() === '' ? MESSAGES.code : undefined,
    number: checkNumber(code, number),
  }
}

function checkNumber(code: string, number: string): string | undefined {
  if (number.trim() === '') return MESSAGES.number
  return code === '' || PHONE.test(normalizePhone(joinPhone(code, number))) ? undefined : MESSAGES.invalid
}

/** The submitted phone number: country code and number joined. */
export function joinPhone(code: string, number: string): string {
  return `${code}${number.trim()}`
}

function startsWithCode(phone: string, countryCodes: ReadonlySet<string>): boolean {
  // Calling codes have one to three digits; those of territories that share one may have more.
  for (let length = 2; length <= 8; length += 1) if (countryCodes.has(phone.slice(0, length))) return true
  return false
}
