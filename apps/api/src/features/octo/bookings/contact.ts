import { validateEmail, validateText } from '@luzzu/domain'
import type { ResellerContact } from '../../../platform/database/reseller-tables'
import type { Input } from '../../../platform/http/checked'
import { MAX_TEXT, readList, readNullable, readObject } from '../fields'
import { badRequest } from '../octo-error'

const TEXTS = [
  'fullName',
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'postalCode',
  'country',
  'notes',
] as const
const MAX_LOCALES = 20
const NAMES = ['fullName', 'firstName', 'lastName'] as const

export const NO_CONTACT: ResellerContact = {
  fullName: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
}

/** @throws {OctoError} `BAD_REQUEST` */
export function readContact(fields: Input): ResellerContact | undefined {
  if (fields.contact === undefined || fields.contact === null) return undefined
  const contact = readObject(fields.contact, 'contact')
  const texts = TEXTS.map((name) => [name, readNullable(contact, name) || null] as const)
  const locales = readList(contact, 'locales', MAX_LOCALES) ?? []
  if (!locales.every((locale) => typeof locale === 'string')) throw badRequest('locales must be texts.')
  const read: ResellerContact = { ...NO_CONTACT, ...Object.fromEntries(texts), locales: locales as string[] }
  if (read.emailAddress !== null && validateEmail(read.emailAddress))
    throw badRequest('emailAddress is not an email address.')
  const name = NAMES.find((one) => read[one] !== null && isBadName(read[one]))
  if (name) throw badRequest(`${name} has characters that no name has.`)
  return { ...read, fullName: nameOf(read) }
}

/** Names are in emails to whatever address the reseller has sent: what no customer may be called, its guests may not. */
const isBadName = (name: string) =>
  name.includes('://') ||
  validateText(name, { required: 'required', name: 'name', max: MAX_TEXT }) !== undefined

/** The name as a whole, or put together. */
export function nameOf({ fullName, firstName, lastName }: ResellerContact): string | null {
  return fullName ?? ([firstName, lastName].filter(Boolean).join(' ') || null)
}
