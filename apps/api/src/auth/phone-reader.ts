import type { ReadPhone } from '@luzzu/domain'
import { homeCallingCode, readPhone } from '@luzzu/domain/phone'
import type { Site } from '../platform/settings/site'

/** Reads phone numbers, those without a country code as numbers of the country of the business. */
export function createPhoneReader({ timeZone, settings }: Pick<Site, 'timeZone' | 'settings'>): ReadPhone {
  const callingCode = homeCallingCode({ timeZone, phone: settings.contact.phone })
  return (value) => readPhone(value, callingCode)
}
