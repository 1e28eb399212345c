import type { Tag } from '@luzzu/domain/contracts'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/errors/refusal'

declare module 'fastify' {
  interface FastifyContextConfig {
    tag?: Tag
  }
}

/** While payments are off, nothing of them answers, whoever calls. */
export function disablePaymentRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { config } = request.routeOptions
    if (config.tag !== 'Payments') return done()
    isDisabledPaymentRoute(app, config).then(
      (isHidden) => done(isHidden ? new Refusal('not-found') : undefined),
      done,
    )
  })
}

/** Whether a route is one of payments while they are off. */
export async function isDisabledPaymentRoute(
  { findSite }: Pick<FastifyInstance, 'findSite'>,
  { tag }: FastifyContextConfig,
): Promise<boolean> {
  if (tag !== 'Payments') return false
  const { settings } = await findSite()
  return settings.payments.mode === 'off'
}
