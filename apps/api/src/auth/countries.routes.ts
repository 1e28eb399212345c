import { CountrySchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { sendCachedResponse, toCachedResponse } from '../platform/http/cache/cached-response'
import type { Routes } from '../platform/http/checked'
import { COUNTRIES } from './countries'

export const countriesRoutes: Routes = (app, _options, done) => {
  const cached = toCachedResponse({ body: COUNTRIES })
  app.get(
    '/countries',
    { config: { access: 'visitor' }, schema: { response: { 200: Type.Array(CountrySchema) } } },
    async (request, reply) => sendCachedResponse(request, reply, cached),
  )
  done()
}
