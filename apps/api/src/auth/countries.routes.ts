import type { Country } from '@luzzu/domain/contracts'
import { flagOf, homeCountry } from '@luzzu/domain/phone'
import type { FastifyPluginCallback } from 'fastify'
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js'
import {
  type CachedResponse,
  sendCachedResponse,
  toCachedResponse,
} from '../platform/http/cache/cached-response'
import { routesOf } from '../platform/http/operation-routes'

const NAMES = new Intl.DisplayNames('en', { type: 'region' })

const nameOf = (country: CountryCode) => NAMES.of(country) ?? country

const COUNTRIES = getCountries().sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'))

/** Every country with a calling code, sorted by name after that of the business. */
const countriesFrom = (home: CountryCode | undefined): Country[] =>
  [...COUNTRIES.filter((one) => one === home), ...COUNTRIES.filter((one) => one !== home)].map(toCountry)

function toCountry(country: CountryCode): Country {
  return { code: `+${getCountryCallingCode(country)}`, flag: flagOf(country), name: nameOf(country) }
}

export const countriesRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  const lists = new Map<CountryCode | undefined, CachedResponse>()
  route('GET /countries', async (request, reply) => {
    const { timeZone, settings } = await app.findSite()
    const home = homeCountry({ timeZone, phone: settings.contact.phone })
    const list = lists.get(home) ?? toCachedResponse({ body: countriesFrom(home) })
    lists.set(home, list)
    return sendCachedResponse(request, reply, list, 'public, max-age=86400')
  })
  done()
}
