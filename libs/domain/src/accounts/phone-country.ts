import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { normalizePhone } from './phone'

const REGIONAL_INDICATOR_A = 0x1f1e6
const LETTER_A = 65

/** Flag emoji are the country code in regional indicator symbols. */
export function flagOf(country: CountryCode): string {
  const symbols = [...country].map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - LETTER_A)
  return String.fromCodePoint(...symbols)
}

function countryOfFlag(flag: string): CountryCode | undefined {
  const letters = [...flag].map((symbol) => (symbol.codePointAt(0) ?? 0) - REGIONAL_INDICATOR_A + LETTER_A)
  const country = String.fromCharCode(...letters)
  return isSupportedCountry(country) ? country : undefined
}

/**
 * The flag of the country of a number that begins with its code, even where it is not whole yet; `undefined` where
 * the code is none, or that of several countries and the rest does not tell.
 */
export function flagOfPhone(phone: string): string | undefined {
  const country = parsePhoneNumberFromString(normalizePhone(phone).replace(/^00/, '+'))?.country
  return country && flagOf(country)
}

/** A mobile number as it is dialled within its country, and from everywhere. */
export type PhoneExample = { national: string; international: string }

/** An example for the country of a flag emoji; `undefined` where none is known. */
export function exampleOfFlag(flag = ''): PhoneExample | undefined {
  const country = countryOfFlag(flag)
  const number = country && getExampleNumber(country, examples)
  return number && { national: number.formatNational(), international: number.formatInternational() }
}
