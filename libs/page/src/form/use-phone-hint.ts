import { usePhones } from './use-phones'

const MALTA = { national: '9696 1234', international: '+356 9696 1234' }

/** The country of a flag, or of a number as it is kept (E.164). */
type CountryOf = { flag: string } | { phone: string } | null

/**
 * The hint of a field for a phone number: an example of the country whose code was typed, and without one of the
 * country as whose number it is read.
 */
export function usePhoneHint(typed: string | undefined, home: CountryOf): string {
  const phones = usePhones()
  const of: CountryOf = typed && /^\s*(\+|00)/.test(typed) ? { phone: typed } : home
  if (of === null) return withCode
  // Until the table is loaded, most are at home.
  if (!phones) return hintOf(MALTA)
  const example = phones.exampleOfFlag('flag' in of ? of.flag : phones.flagOfPhone(of.phone))
  return example ? hintOf(example) : withCode
}

const unbroken = (number: string) => number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

const hintOf = ({ national, international }: typeof MALTA) =>
  `For example ${unbroken(national)}, or ${unbroken(international)}`

const withCode = `With the country code, for example ${unbroken(MALTA.international)}`
