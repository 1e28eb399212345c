import type { ReadPhone } from '@luzzu/domain'
import { callingCodeOf, readPhone } from '@luzzu/domain/phone'

const readers = new Map<string, ReadPhone>()

/** Reads phone numbers, those without a country code as numbers of the country of `timeZone`. */
export function createPhoneReader(timeZone: string): ReadPhone {
  const known = readers.get(timeZone)
  if (known) return known
  const callingCode = callingCodeOf(timeZone)
  const reader: ReadPhone = (value) => readPhone(value, callingCode)
  readers.set(timeZone, reader)
  return reader
}
