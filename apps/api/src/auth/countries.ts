import type { Country } from '@luzzu/domain/contracts'
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js'

const NAMES = new Intl.DisplayNames('en', { type: 'region' })
const REGIONAL_INDICATOR_A = 0x1f1e6

/** Every country with a calling code, sorted by name. */
export const COUNTRIES: readonly Country[] = getCountries()
  .map(toCountry)
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))

function toCountry(country: CountryCode): Country {
  return {
    code: `+${getCountryCallingCode(country)}`,
    flag: flagOf(country),
    name: NAMES.of(country) ?? country,
  }
}

/** Flag emoji are the country code in regional indicator symbols. */
function flagOf(country: string): string {
  return String.fromCodePoint(
    ...[...country].map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65),
  )
}
