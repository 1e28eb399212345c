import { fieldErrorsOf, isProblem, messageOf } from '@luzzu/api-client'
import {
  DEFAULT_COUNTRY_CODE,
  type FieldErrors,
  joinPhone,
  type Registration,
  type Validated,
  validatePhoneFields,
  validateRegistration,
} from '@luzzu/domain'
import type { Country } from '@luzzu/domain/contracts'

/** Fields have the names of the API; the phone number is entered in two of them. */
export type RegistrationForm = Registration & { country: Country | null }

/** The fallback while the server's list is missing. */
export const DEFAULT_COUNTRY: Country = { code: DEFAULT_COUNTRY_CODE, flag: '🇲🇹', name: 'Malta' }

export function validateRegistrationForm({ country, ...fields }: RegistrationForm): Validated<Registration> {
  const code = country?.code ?? ''
  const phoneErrors = validatePhoneFields(code, fields.phone)
  const checked = validateRegistration(
    { ...fields, phone: joinPhone(code, fields.phone) },
    new Set(code ? [code] : []),
  )
  if (checked.ok && !phoneErrors.code && !phoneErrors.number) return checked
  const { phone, ...errors }: FieldErrors = checked.ok ? {} : checked.errors
  // Without a country the check of the joined number says nothing about the number field.
  const number = phoneErrors.number ?? (phoneErrors.code ? undefined : phone)
  return {
    ok: false,
    errors: {
      ...errors,
      ...(phoneErrors.code && { country: phoneErrors.code }),
      ...(number && { phone: number }),
    },
  }
}

/** Field errors of the server. */
export function serverFieldErrors(error: unknown): FieldErrors {
  if (isProblem(error, 'duplicate')) return { mail: messageOf(error, 'This email is already in use') }
  return fieldErrorsOf(error)
}
