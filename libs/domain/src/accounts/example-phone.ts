import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { normalizePhone } from './phone'

/** A mobile number as it is dialled within its country, and from everywhere. */
export type PhoneExample = { national: string; international: string }

const REGIONAL_INDICATOR_A = 0x1f1e6

/** An example for the country of a flag emoji; `undefined` where none is known. */
export function exampleOfFlag(flag: string): PhoneExample | undefined {
  const letters = [...flag].map((symbol) => (symbol.codePointAt(0) ?? 0) - REGIONAL_INDICATOR_A + 65)
  return exampleOf(String.fromCharCode(...letters))
}

/** An example for the country of a number that begins with its code, even where it is not whole yet. */
export function exampleOfPhone(phone: string): PhoneExample | undefined {
  return exampleOf(parsePhoneNumberFromString(normalizePhone(phone).replace(/^00/, '+'))?.country)
}

function exampleOf(country = ''): PhoneExample | undefined {
  const number = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined
  return number && { national: number.formatNational(), international: number.formatInternational() }
}
