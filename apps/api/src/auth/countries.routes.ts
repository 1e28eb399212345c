import type { Country } from '@luzzu/domain/contracts'
import type { FastifyPluginCallback } from 'fastify'
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { sendCachedResponse, toCachedResponse } from '../platform/http/cache/cached-response'
import { routesOf } from '../platform/http/operation-routes'

const NAMES = new Intl.DisplayNames('en', { type: 'region' })
const REGIONAL_INDICATOR_A = 0x1f1e6

/** Every country with a calling code, sorted by name. */
const COUNTRIES: readonly Country[] = getCountries()
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

export const countriesRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  const cached = toCachedResponse({ body: COUNTRIES })
  route('GET /countries', async (request, reply) => sendCachedResponse(request, reply, cached))
  done()
}
