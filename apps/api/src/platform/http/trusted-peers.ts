import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'

/** Whether the `X-Forwarded-*` headers of a peer are believed. */
export type TrustsPeer = (address: string | undefined) => boolean

/** Reads addresses and ranges as the server framework does; without any, nobody is trusted. */
export function trustedPeers(addresses: readonly string[]): TrustsPeer | undefined {
  if (addresses.length === 0) return undefined
  const trusts = proxyAddr.compile([...addresses])
  return (address) => address !== undefined && trusts(address, 0)
}

/** The address of whoever sends a request, as the server framework tells it. */
export function senderAddress(trusts: TrustsPeer | undefined): (request: IncomingMessage) => string {
  if (!trusts) return ({ socket }) => socket.remoteAddress ?? ''
  return (request) => proxyAddr(request, trusts)
}

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
