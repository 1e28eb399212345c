import { fieldErrorsOf, isProblem, messageOf } from '@luzzu/api-client'
import {
  checkPhoneFields,
  checkRegistration,
  DEFAULT_COUNTRY_CODE,
  type FieldErrors,
  joinPhone,
  type Registration,
} from '@luzzu/domain'
import type { Country } from '@luzzu/domain/contracts'

export type RegistrationForm = {
  username: string
  email: string
  password: string
  country: Country | null
  phone: string
}

export type RegistrationField = keyof RegistrationForm
export type RegistrationErrors = FieldErrors<RegistrationField>

/** The fallback while the server's list is missing. */
export const DEFAULT_COUNTRY: Country = { code: DEFAULT_COUNTRY_CODE, flag: '🇲🇹', name: 'Malta' }

export const EMPTY_REGISTRATION: RegistrationForm = {
  username: '',
  email: '',
  password: '',
  country: DEFAULT_COUNTRY,
  phone: '',
}

type Validation = { ok: true; registration: Registration } | { ok: false; errors: RegistrationErrors }

export function validateRegistration({
  username,
  email,
  password,
  country,
  phone,
}: RegistrationForm): Validation {
  const code = country?.code ?? ''
  const checked = checkRegistration(
    { username, mail: email, password, phone: joinPhone(code, phone) },
    new Set(code ? [code] : []),
  )
  const phoneErrors = checkPhoneFields(code, phone)
  if (checked.ok && !phoneErrors.code && !phoneErrors.number) {
    return { ok: true, registration: checked.value }
  }
  const errors: FieldErrors<keyof Registration> = checked.ok ? {} : checked.errors
  return {
    ok: false,
    errors: without({
      username: errors.username,
      email: errors.mail,
      password: errors.password,
      country: phoneErrors.code,
      // Both fields are validated separately; errors of the server's check of the whole number are shown at the number.
      phone: phoneErrors.number ?? (phoneErrors.code ? undefined : errors.phone),
    }),
  }
}

/** Maps the field errors of the server to form fields. */
export function serverFieldErrors(error: unknown): RegistrationErrors {
  const named = fieldErrorsOf(error)
  const taken = isProblem(error, 'duplicate') ? messageOf(error, 'This email is already in use') : undefined
  return without({
    username: named.username,
    email: named.mail ?? taken,
    password: named.password,
    phone: named.phone,
  })
}

function without(errors: Partial<Record<RegistrationField, string | undefined>>): RegistrationErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}
