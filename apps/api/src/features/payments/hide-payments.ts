import type { Tag } from '@luzzu/domain/contracts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/errors/refusal'

declare module 'fastify' {
  interface FastifyContextConfig {
    tag?: Tag
  }
}

/** While payments are off, nothing of them answers, whoever calls. */
export function hidePayments(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.tag !== 'Payments') return done()
    app.findSite().then(({ settings }) => {
      done(settings.payments.mode === 'off' ? new Refusal('not-found') : undefined)
    }, done)
  })
}
