import type { FastifyInstance } from 'fastify'
import { listUnsettled, trySettlePayment } from './card-payments-job'
import type { CardContext } from './settle-card-payment'

/**
 * Captures and releases soon after staff or customers have decided, and not only when the job runs: after each change of
 * bookings or orders the payments that wait for it are settled, beside the answer.
 */
export function settleAfterChanges(app: FastifyInstance, context: CardContext): void {
  let running: Promise<void> | undefined
  let isAgain = false

  async function settleWaiting(): Promise<void> {
    const waiting = await context.db
      .selectFrom('payment')
      .select('id')
      .where('status', '=', 'authorized')
      .where('method', '=', 'card')
      .limit(1)
      .execute()
    if (waiting.length === 0) return
    for (const id of await listUnsettled(context.db, context.clock.now()))
      if (!(await trySettlePayment(context, id, app.log))) return
  }

  function start(): void {
    isAgain = running !== undefined
    running ??= settleWaiting()
      .catch((error: unknown) => app.log.error({ err: error }, 'payments could not be settled'))
      .finally(() => {
        running = undefined
        if (isAgain) start()
      })
  }

  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const isChange = method !== 'GET' && method !== 'HEAD' && reply.statusCode < 300
    if (isChange && ['Bookings', 'Payments'].includes(routeOptions.config.tag ?? '')) start()
    done()
  })
  app.addHook('onClose', async () => {
    isAgain = false
    await running
  })
}
