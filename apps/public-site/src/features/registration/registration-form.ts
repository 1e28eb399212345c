import { fieldErrorsOf, isProblem, messageOf } from '@luzzu/api-client'
import {
  DEFAULT_COUNTRY_CODE,
  type FieldErrors,
  PHONE_MESSAGES,
  type PhoneReading,
  type Registration,
  type Validated,
  validateRegistration,
} from '@luzzu/domain'
import type { Country } from '@luzzu/domain/contracts'

/** Fields have the names of the API; the phone number is entered in two of them. */
export type RegistrationForm = Registration & { country: Country | null }

/** The fallback while the server's list is missing. */
export const DEFAULT_COUNTRY: Country = { code: DEFAULT_COUNTRY_CODE, flag: '🇲🇹', name: 'Malta' }

/** `readPhone` reads the number as one of the chosen country. */
export function validateRegistrationForm(
  { country, ...fields }: RegistrationForm,
  readPhone: (value: unknown, callingCode: string | undefined) => PhoneReading,
): Validated<Registration> {
  const checked = validateRegistration(fields, (value) => readPhone(value, country?.code))
  if (checked.ok) return checked
  const { phone, ...errors } = checked.errors
  if (!phone) return checked
  const lacksCountry = !country && phone !== PHONE_MESSAGES.invalid
  return {
    ok: false,
    errors: {
      ...errors,
      ...(lacksCountry && { country: PHONE_MESSAGES.code }),
      ...((country || phone !== PHONE_MESSAGES.code) && { phone }),
    },
  }
}

/** Field errors of the server. */
export function serverFieldErrors(error: unknown): FieldErrors {
  if (isProblem(error, 'duplicate')) return { mail: messageOf(error, 'This email is already in use') }
  return fieldErrorsOf(error)
}
