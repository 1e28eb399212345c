import type { FastifyInstance } from 'fastify'

/**
 * Warns once when an untrusted peer forwards requests: behind a proxy that is not configured, all visitors share its
 * address and its rate limits.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    // For a trusted peer, `request.ip` is the forwarded address.
    const isTrusted = (request.ips?.length ?? 1) > 1
    if (!hasWarned && !isTrusted && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      const peer = request.socket.remoteAddress
      request.log.warn(
        { peer },
        `X-Forwarded-For was ignored: ${peer} is not trusted. If that is your proxy, set TRUST_PROXY=${peer}, or all visitors count as one.`,
      )
    }
    done()
  })
}
