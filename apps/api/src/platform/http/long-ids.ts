import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors/refusal'

const MAX_ID_LENGTH = 100

/** Refuses ids in addresses that are longer than any id, before anything is asked for. */
export function refuseLongIds(app: FastifyInstance): void {
  app.addHook('onRequest', ({ params }, _reply, next) => {
    const isTooLong = Object.entries(params as Record<string, string>).some(
      ([name, { length }]) => name !== '*' && length > MAX_ID_LENGTH,
    )
    next(isTooLong ? new Refusal('address-too-long') : undefined)
  })
}
