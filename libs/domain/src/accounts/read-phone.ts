import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { callingCodeOfPhone } from './group-phone'
import { normalizePhone, PHONE_MESSAGES, type PhoneReading } from './phone'

/** Of every country, without the plus. */
const CALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((one) => getCountryCallingCode(one)))
const MAX_CODE_LENGTH = 3
/** More than any number has (E.164: 15 digits), with its prefixes and a code typed twice. */
const MAX_DIGITS = 20
/** Italian numbers begin with the 0 of their area, also from abroad. */
const ITALY = '39'

/**
 * Reads a phone number as people write it, with or without spaces, brackets and dashes, and gives it as E.164, such as
 * `+35679991122`. What has no country code is read as a number of `callingCode` (such as `+356`), with the 0 that is
 * dialled within the country or with its own code: `79991122`, `35679991122` and `+356 079991122` are one number. A number
 * that begins with + or 00 says its country itself, whatever `callingCode` is. A country code that is typed twice is
 * refused. The messages are those of a field; the one for a missing country code is `PHONE_MESSAGES.code`.
 */
export function readPhone(value: unknown, callingCode: string | undefined): PhoneReading {
  const text = normalizePhone(value).replace(/^00/, '+')
  const home = callingCode?.replace('+', '')
  const problem = problemOf(text, home)
  if (problem) return refused(problem)
  const number = parse(text, home)
  if (!number || repeatsCode(text, number)) return refused('invalid')
  const dialable = [number, parseWithoutZero(number)].find((one) => one?.isValid())
  // The table of a country may be older than a range of its numbers.
  if (!dialable && !number.isPossible()) return refused('invalid')
  return { ok: true, phone: (dialable ?? number).number }
}

type Problem = keyof typeof PHONE_MESSAGES

/** What is wrong with a text before it is looked up. */
function problemOf(text: string, home: string | undefined): Problem | undefined {
  if (text === '') return 'number'
  if (!/^\+?\d+$/.test(text) || text.length > MAX_DIGITS) return 'invalid'
  if (!text.startsWith('+')) return home ? undefined : 'code'
  if (CALLING_CODES.has(text.slice(1))) return 'number'
  return codeOf(text) ? undefined : 'code'
}

const refused = (problem: Problem): PhoneReading => ({
  ok: false,
  message: PHONE_MESSAGES[problem],
})

function parse(text: string, home: string | undefined): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, { extract: false, ...(home && { defaultCallingCode: home }) })
}

function codeOf(text: string): string | undefined {
  for (let length = 1; length <= MAX_CODE_LENGTH; length += 1) {
    const code = text.slice(1, 1 + length)
    if (CALLING_CODES.has(code)) return code
  }
  return undefined
}

/** The number without a leading 0, in countries that know none. */
function parseWithoutZero({ countryCallingCode, nationalNumber }: PhoneNumber): PhoneNumber | undefined {
  if (countryCallingCode === ITALY || !nationalNumber.startsWith('0')) return undefined
  return parse(`+${countryCallingCode}${nationalNumber.slice(1)}`, undefined)
}

const MOBILE = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/** Whether the country code stands twice. Some numbers begin with the digits of their code, so what follows decides. */
function repeatsCode(text: string, number: PhoneNumber): boolean {
  const code = number.countryCallingCode
  const digits = text.replace('+', '')
  const national = digits.startsWith(code + code) ? digits.slice(code.length) : number.nationalNumber
  if (!national.startsWith(code)) return false
  const rest = parse(`+${national}`, undefined)
  if (!rest?.isValid()) return false
  return !number.isValid() || MOBILE.includes(rest.getType() ?? '')
}

/** By what the country of the business is known: its time zone, and how it can be called. */
type Home = { timeZone: string; phone: string }

/** The country of the business: that of its time zone, and for a zone of no country (`UTC`) that of its own phone. */
export function homeCountry({ timeZone, phone }: Home): CountryCode | undefined {
  return countryOf(timeZone) ?? parse(ownPhone(phone), undefined)?.country
}

/** The calling code with which numbers are read that are typed without one, such as `+356`. */
export function homeCallingCode({ timeZone, phone }: Home): string | undefined {
  const country = countryOf(timeZone)
  return country ? `+${getCountryCallingCode(country)}` : callingCodeOfPhone(ownPhone(phone))
}

/** The phone of the business, which is kept as it was typed, as E.164; empty without its country code. */
function ownPhone(phone: string): string {
  const reading = readPhone(phone, undefined)
  return reading.ok ? reading.phone : ''
}

const countries = new Map<string, CountryCode | undefined>()

/** The country of a time zone; `undefined` for a zone of none. */
function countryOf(timeZone: string): CountryCode | undefined {
  if (countries.has(timeZone)) return countries.get(timeZone)
  const zone = canonicalZone(timeZone)
  const country = getCountries().find((one) => zonesOf(one).some((each) => canonicalZone(each) === zone))
  countries.set(timeZone, country)
  return country
}

type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

const zonesOf = (country: string) =>
  (new Intl.Locale('und', { region: country }) as LocaleWithZones).getTimeZones?.() ?? []

const canonicalZones = new Map<string, string>()

/** Zones have several names. */
function canonicalZone(name: string): string {
  const known = canonicalZones.get(name)
  if (known) return known
  const canonical = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  canonicalZones.set(name, canonical)
  return canonical
}
