import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isLoopback } from '../config/config-checks'
import { Refusal } from '../errors/refusal'
import { collectMetrics } from './metrics'

/** A local proxy makes remote requests look local, so forwarded requests are refused. */
const FORWARDING = /^(forwarded|x-forwarded(-.+)?|via|x-real-ip)$/

/** Liveness, readiness and metrics. */
export function registerHealth(app: FastifyInstance): void {
  const metrics = collectMetrics(app)

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(app.db)
    } catch (error) {
      throw new Refusal('unavailable', { cause: error })
    }
    request.log.trace('ready')
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })

  app.get('/metrics', async (request, reply) => {
    const isForwarded = Object.keys(request.headers).some((name) => FORWARDING.test(name))
    if (isForwarded || !isLoopback(request.socket.remoteAddress ?? '')) throw new Refusal('not-found')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics())
  })
}
