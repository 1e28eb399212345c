import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { isLoopback } from '../config/config-checks'
import { Refusal } from '../errors/refusal'
import { renderMetrics } from './metrics'

/** A local proxy makes remote requests look local, so forwarded requests are refused. */
const FORWARDING = /^(forwarded|x-forwarded(-.+)?|via|x-real-ip)$/

/** Liveness, readiness and metrics. */
export function registerHealth(app: FastifyInstance): void {
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
    if (!isLocal(request) && !hasToken(request, app.config.metricsToken)) throw new Refusal('not-found')
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await renderMetrics(app))
  })
}

function isLocal({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => FORWARDING.test(name))
  return !isForwarded && isLoopback(socket.remoteAddress ?? '')
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return token !== undefined && sent !== undefined && timingSafeEqual(digest(sent), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
