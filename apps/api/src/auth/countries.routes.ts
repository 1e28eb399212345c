import { CountrySchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { sendReady, toReady } from '../platform/http/answers/ready-answers'
import type { Routes } from '../platform/http/checked'
import { COUNTRIES } from './countries'

export const countriesRoutes: Routes = (app, _options, done) => {
  const answer = toReady({ body: COUNTRIES })
  app.get(
    '/countries',
    { config: { access: 'visitor' }, schema: { response: { 200: Type.Array(CountrySchema) } } },
    async (request, reply) => sendReady(request, reply, answer),
  )
  done()
}
